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

const worn = (): Look => ({ theme: wishedTheme(), textSize: shownTextSize() });

/**
 * What the account has, is worn. Of somebody who is new in this browser and never chose, what this browser wears is theirs:
 * they may have chosen it before they signed in.
 */
export function wearLook({ theme, textSize }: Look, isNewHere: boolean): void {
  const here = worn();
  chooseTheme(isNewHere && theme === PREFERENCES_AT_START.theme ? here.theme : theme);
  chooseTextSize(isNewHere && textSize === PREFERENCES_AT_START.textSize ? here.textSize : textSize);
  keepLook();
}

/** Whatever the page wears from now on is told to the account, where it is another. */
export function carryLook(): void {
  const attributes = ['data-theme', 'data-text-size'];
  new MutationObserver(keepLook).observe(document.documentElement, { attributeFilter: attributes });
}

function keepLook(): void {
  const { auth, kept } = account.get();
  const { theme, textSize } = worn();
  if (!auth.loggedIn || !kept) return;
  const isSame = theme === kept.preferences.theme && textSize === kept.preferences.textSize;
  if (!isSame) void prefer({ theme, textSize });
}
