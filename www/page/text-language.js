// Distinguishes Japanese, and Simplified and Traditional Chinese, whose characters share code points but not shapes.

import { currentLanguage } from './language.js';

/** Frequent characters that only one of the two has. */
const SIMPLIFIED = /[这个们来时为说国会对发经过还开关东车长门问见马鱼龙书学习]/g;
const TRADITIONAL = /[這個們來時為說國會對發經過還開關東車長門問見馬魚龍書學習]/g;

/** @param {string} text @returns {string} a BCP 47 tag; empty if the language makes no difference */
export function languageOfText(text) {
  if (/[\u3041-\u30FF]/.test(text)) return 'ja';
  if (/[\uAC00-\uD7A3]/.test(text)) return 'ko';
  if (!/[\u3400-\u9FFF]/.test(text)) return '';
  const [simplified, traditional] = [SIMPLIFIED, TRADITIONAL].map((pattern) => text.match(pattern)?.length ?? 0);
  if (simplified !== traditional) return simplified > traditional ? 'zh-Hans' : 'zh-Hant';
  const language = currentLanguage();
  return ['ja', 'zh-Hans', 'zh-Hant'].includes(language) ? language : 'zh-Hans';
}
