/** Keeps a number and its unit on one line, as typesetters do: "402 miles" never ends a line with 402. */

const UNITS = [
  ...['k?W', 'k?Wh', 'MW', 'mAh', 'Ah', 'V', 'kV', 'N', 'K', 'k?B', 'MB', 'GB', 'TB', '[KMG]bps', '[kMG]?Hz', 'dB'],
  ...[
    '[kcmµn]?m',
    'mi',
    'ft',
    'in',
    'k?g',
    'mg',
    'lb',
    'oz',
    '[mc]?[lL]',
    'mph',
    'km/h',
    's',
    'ms',
    'min',
    'hr?',
    'fps',
  ],
  ...[
    '%',
    '°',
    '°C',
    '°F',
    'percent',
    'degrees?',
    'watts?',
    'kilowatts?',
    'kilowatt-hours?',
    'volts?',
    'amps?',
    'nits?',
  ],
  ...['miles?', 'metres?', 'meters?', 'kilometres?', 'centimetres?', 'millimetres?', 'inch(?:es)?', 'feet', 'foot'],
  ...[
    'pounds?',
    'kilos?',
    'grams?',
    'litres?',
    'liters?',
    'decibels?',
    'gigabytes?',
    'megapixels?',
    'pixels?',
    'cents?',
  ],
  ...['seconds?', 'minutes?', 'hours?', 'days?', 'weeks?', 'months?', 'years?', 'million', 'billion', '[ap]m', '[AP]M'],
];
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS.join('|')})(?![\\p{L}\\d]))`, 'gu');

const NO_BREAK_SPACE = '\u00a0';

export const bindUnits = (text: string): string => text.replace(NUMBER_AND_UNIT, `$1${NO_BREAK_SPACE}`);
