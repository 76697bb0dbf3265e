/**
 * The look of the page goes with whoever is signed in: what they chose elsewhere is worn here, what they choose here, by
 * whichever button, is kept for elsewhere.
 */
import { PREFERENCES_AT_START, type Preferences } from '@masthead/account';
import { account } from '../../components/account/account.ts';
import { prefer } from '../../components/account/acts.ts';
import { chooseTheme, wishedTheme } from '../../components/header/theme.ts';
import { chooseTextSize, shownTextSize } from '../../components/settings/text-size.ts';

type Look = Pick<Preferences, 'theme' | 'textSize'>;

const THEME = 'data-theme';
const TEXT_SIZE = 'data-text-size';

const worn = (): Look => ({ theme: wishedTheme(), textSize: shownTextSize() });

/** What was chosen here before it was known what the account has, by the attribute that wears it. */
const chosenBefore = new Set<string | null>();

/**
 * What the account has, is worn, but where its owner has just chosen. Of somebody who is new in this browser and never chose, what this browser wears is theirs:
 * they may have chosen it before they signed in.
 */
export function wearLook({ theme, textSize }: Look, isNewHere: boolean): void {
  const here = worn();
  const keepsTheme = chosenBefore.has(THEME) || (isNewHere && theme === PREFERENCES_AT_START.theme);
  const keepsTextSize = chosenBefore.has(TEXT_SIZE) || (isNewHere && textSize === PREFERENCES_AT_START.textSize);
  chosenBefore.clear();
  chooseTheme(keepsTheme ? here.theme : theme);
  chooseTextSize(keepsTextSize ? here.textSize : textSize);
  keepLook();
}

/** Whatever the page wears from now on is told to the account, where it is another. */
export function carryLook(): void {
  const observer = new MutationObserver((changes) => {
    const { auth, kept } = account.get();
    if (auth.loggedIn && !kept) for (const { attributeName } of changes) chosenBefore.add(attributeName);
    keepLook();
  });
  observer.observe(document.documentElement, { attributeFilter: [THEME, TEXT_SIZE] });
}

function keepLook(): void {
  const { auth, kept } = account.get();
  const { theme, textSize } = worn();
  if (!auth.loggedIn || !kept) return;
  const isSame = theme === kept.preferences.theme && textSize === kept.preferences.textSize;
  if (!isSame) void prefer({ theme, textSize });
}
