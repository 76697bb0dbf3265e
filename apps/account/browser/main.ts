/** What a script adds to the hosted pages. Each works as forms and links alone; nothing here is needed to sign in. */
import { countDown } from './countdown.ts';
import { finishSignIn } from './finish.ts';
import { focusFirst } from './focus.ts';
import { liveInFrame } from './frame.ts';
import { usePasskeys } from './passkey.ts';
import { rulePasswords, showPasswords } from './password.ts';
import { sayThatScripted } from './scripted.ts';
import { showWork } from './working.ts';

liveInFrame();
finishSignIn();
sayThatScripted();
showPasswords();
rulePasswords();
countDown();
usePasskeys();
showWork();
focusFirst();
