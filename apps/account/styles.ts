/** Names the styles that the pages wear, for the build. Its code is asked for by nobody: the pages are made on the server. */
export { HostedPageView } from './pages/HostedPageView.tsx';
export { SignedIn } from './pages/SignedIn.tsx';
export { Surroundings } from './pages/Surroundings.tsx';
