/** Before first paint: tells the styles that scripts run, and puts the chosen theme on the root. It has no quote to escape. */
export const THEME_SCRIPT =
  '(d=>{d.dataset.js="";try{const t=localStorage.getItem("theme");if(t==="light"||t==="dark")d.dataset.theme=t}catch{}})(document.documentElement)';
