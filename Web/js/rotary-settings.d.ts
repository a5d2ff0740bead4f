/** Written by `rotary list --types`: the settings of controls. */

/** The settings of the control `wheel`, each a property and an attribute. */
export interface WheelSettings {
  /**
   * How many sectors there are; their titles become their numbers.
   *
   * A whole number from 1 to 1000000. Default 8.
   */
  sectors: number | `${number}` | null;
  /**
   * What the sectors are called; there are as many sectors as titles.
   *
   * A list of texts. Default ["1","2","3","4","5","6","7","8"].
   */
  titles: readonly string[] | string | null;
  /**
   * A sign per sector: SVG path data on a grid of 24 by 24, or a picture's address.
   *
   * A list of texts. Default [].
   */
  icons: readonly string[] | string | null;
  /**
   * A colour per sector: #rrggbb, or palette1 to palette8; empty for the wheel's own.
   *
   * A list of texts. Default [].
   */
  tints: readonly string[] | string | null;
  /**
   * How wide each sector is drawn, measured against the others; empty for all alike.
   *
   * A list of numbers above 0. Default [].
   */
  weights: readonly number[] | string | null;
  /**
   * How large a target for taps each sector is; empty for what is drawn.
   *
   * A list of numbers above 0. Default [].
   */
  touchWeights: readonly number[] | string | null;
  /**
   * How likely a draw ends on each sector; empty for as likely as wide.
   *
   * A list of numbers of at least 0. Default [].
   */
  odds: readonly number[] | string | null;
  /**
   * What each sector belongs to, which is read out after its title; empty for nothing.
   *
   * A list of texts. Default [].
   */
  groups: readonly string[] | string | null;
  /**
   * The sectors that cannot be chosen, counted from 0; set it after the sectors.
   *
   * A list of numbers from 0 to 999999. Default [].
   */
  disabledSectors: readonly number[] | string | null;
  /**
   * The selected sector, counted from 0; set it after the sectors.
   *
   * A whole number from 0 to 999999. Default 0.
   */
  value: number | `${number}` | null;
  /**
   * A picker that selects what rests on the pointer, or a rotary phone that dials.
   *
   * Picker, phone. Default "picker".
   */
  mode: 'picker' | 'phone' | null;
  /**
   * Where the pointer stands: a side, or an angle clockwise from the right.
   *
   * Left, top, right, bottom or a number from -3600 to 3600 degrees. Default "left".
   */
  pointer: 'left' | 'top' | 'right' | 'bottom' | number | `${number}` | null;
  /**
   * Which way the wheel can be turned.
   *
   * Both, clockwise, counterclockwise. Default "both".
   */
  direction: 'both' | 'clockwise' | 'counterclockwise' | null;
  /**
   * The two rotations between which the wheel stays; empty for no stops.
   *
   * A list of numbers from -1000000 to 1000000 degrees. Default [].
   */
  stops: readonly number[] | string | null;
  /**
   * Hub radius, as a share of the wheel's radius. Touches inside it press the hub.
   *
   * A number from 0 to 0.95 of the radius. Default 0.4.
   */
  innerRadius: number | `${number}` | null;
  /**
   * Farther from the centre than this a touch is not the wheel's.
   *
   * A number from 0.05 to 2 of the radius. Default 1.
   */
  outerRadius: number | `${number}` | null;
  /**
   * How a flick slows down: to a stop, as a wheel does; as a list does; or a number, the share of speed left after each millisecond.
   *
   * Friction, normal, fast or a number from 0.9 to 0.9999 per millisecond. Default "friction".
   */
  deceleration: 'friction' | 'normal' | 'fast' | number | `${number}` | null;
  /**
   * Whether a tap on a sector selects it.
   *
   * True or false. Default true.
   */
  tapSelects: boolean | '' | 'true' | 'false' | null;
  /**
   * How far a mouse wheel or trackpad scrolls to turn by one sector.
   *
   * A number from 1 to 10000 points. Default 40.
   */
  scrollPoints: number | `${number}` | null;
  /**
   * Whether the wheel takes no input.
   *
   * True or false. Default false.
   */
  disabled: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether icons and titles turn with the wheel or stay upright.
   *
   * Turning, upright. Default "turning".
   */
  labels: 'turning' | 'upright' | null;
  /**
   * Whether sectors alternate two neutrals or go through eight hues.
   *
   * Neutral, palette. Default "neutral".
   */
  colors: 'neutral' | 'palette' | null;
  /**
   * Whether there is a hub to press.
   *
   * True or false. Default true.
   */
  hub: boolean | '' | 'true' | 'false' | null;
  /**
   * Opacity of the emphasis on the selected sector at rest.
   *
   * A number from 0 to 1. Default 1.
   */
  selectedOpacity: number | `${number}` | null;
  /**
   * Opacity of all other sectors, and of all while the wheel turns.
   *
   * A number from 0 to 1. Default 0.6.
   */
  restingOpacity: number | `${number}` | null;
  /**
   * How far the pointer bends when a sector passes it.
   *
   * A number from 0 to 45 degrees. Default 12.605071492878112.
   */
  pointerFlex: number | `${number}` | null;
  /**
   * Whether a short fade takes the place of turning by itself.
   *
   * True or false. Default false.
   */
  reducedMotion: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether sectors follow each other counter-clockwise and keys are mirrored.
   *
   * True or false. Default false.
   */
  rightToLeft: boolean | '' | 'true' | 'false' | null;
  /**
   * How much larger than usual text is, as far as there is room for it.
   *
   * A number from 0.5 to 4. Default 1.
   */
  textScale: number | `${number}` | null;
}

/** The settings of the control `number-spinner`, each a property and an attribute. */
export interface NumberSpinnerSettings {
  /**
   * The least number, for the first tile or, with a negative step, for the last.
   *
   * A number from -1000000000000000 to 1000000000000000. Default 0.
   */
  min: number | `${number}` | null;
  /**
   * The greatest number.
   *
   * A number from -1000000000000000 to 1000000000000000. Default 9.
   */
  max: number | `${number}` | null;
  /**
   * From one number to the next; below zero for numbers that fall; not 0.
   *
   * A number from -1000000000000000 to 1000000000000000. Default 1.
   */
  step: number | `${number}` | null;
  /**
   * Whether the first number follows the last.
   *
   * True or false. Default false.
   */
  wrap: boolean | '' | 'true' | 'false' | null;
  /**
   * The number at the front; beyond the ends, the end; set it after them.
   *
   * A number from -1000000000000000 to 1000000000000000. Default 0.
   */
  value: number | `${number}` | null;
  /**
   * How far the eye is from the front tile; none for an orthographic ring.
   *
   * None or a number from 0.1 to 100 of the width, or height. Default 1.1.
   */
  perspective: 'none' | number | `${number}` | null;
  /**
   * What is left free between two tiles.
   *
   * A number from 0 to 0.5 of a tile. Default 0.06.
   */
  gap: number | `${number}` | null;
  /**
   * How many figures stand before the point at least.
   *
   * A whole number from 1 to 18. Default 1.
   */
  digits: number | `${number}` | null;
  /**
   * Whether a thin space stands between thousands.
   *
   * True or false. Default false.
   */
  groups: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether a comma stands before the decimal places, not a point.
   *
   * True or false. Default false.
   */
  decimalComma: boolean | '' | 'true' | 'false' | null;
  /**
   * Words in the place of the first numbers.
   *
   * A list of texts. Default [].
   */
  titles: readonly string[] | string | null;
  /**
   * How many tiles the ring has room for.
   *
   * A whole number from 1 to 360. Default 16.
   */
  tiles: number | `${number}` | null;
  /**
   * What the ring turns about: a vertical axis for numbers side by side, or a horizontal one.
   *
   * Vertical, horizontal. Default "vertical".
   */
  axis: 'vertical' | 'horizontal' | null;
  /**
   * How far a drag turns the ring: with the front tile, 160° for 300 points, or a number.
   *
   * Tile, fixed or a number from 0.01 to 30 degrees per point. Default "tile".
   */
  gain: 'tile' | 'fixed' | number | `${number}` | null;
  /**
   * How far a flick turns the ring at most.
   *
   * A number from 0 to 3600 degrees. Default 150.
   */
  throwLimit: number | `${number}` | null;
  /**
   * How a flick slows down: to a stop, as a wheel does; as a list does; or a number, the share of speed left after each millisecond.
   *
   * Friction, normal, fast or a number from 0.9 to 0.9999 per millisecond. Default "friction".
   */
  deceleration: 'friction' | 'normal' | 'fast' | number | `${number}` | null;
  /**
   * How many numbers a Page key moves by.
   *
   * A whole number from 1 to 1000000. Default 10.
   */
  pageSteps: number | `${number}` | null;
  /**
   * How far a mouse wheel or trackpad scrolls to move by one number.
   *
   * A number from 1 to 10000 points. Default 40.
   */
  scrollPoints: number | `${number}` | null;
  /**
   * Whether the spinner takes no input.
   *
   * True or false. Default false.
   */
  disabled: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether a short fade takes the place of turning by itself.
   *
   * True or false. Default false.
   */
  reducedMotion: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether numbers follow each other to the left and keys are mirrored.
   *
   * True or false. Default false.
   */
  rightToLeft: boolean | '' | 'true' | 'false' | null;
  /**
   * How much larger than usual text is, as far as there is room for it.
   *
   * A number from 0.5 to 4. Default 1.
   */
  textScale: number | `${number}` | null;
}

/** The settings of the control `spinner-row`, each a property and an attribute. */
export interface SpinnerRowSettings {
  /**
   * What the columns are: digits, hours and minutes, or year, month and day.
   *
   * Digits, time, date. Default "digits".
   */
  kind: 'digits' | 'time' | 'date' | null;
  /**
   * What the drums look like; date names the months and the day of the week, too.
   *
   * Plain, lock, odometer, date, flap. Default "plain".
   */
  look: 'plain' | 'lock' | 'odometer' | 'date' | 'flap' | null;
  /**
   * How many columns a row of digits has.
   *
   * A whole number from 1 to 15. Default 3.
   */
  digits: number | `${number}` | null;
  /**
   * The numbers of all columns, such as 042, 23:59 or 2026-02-28, or all as one number.
   *
   * A text. Default "000".
   */
  value: string | null;
  /**
   * Whether a column that goes round turns the next one on the left by one.
   *
   * True or false. Default false.
   */
  carry: boolean | '' | 'true' | 'false' | null;
  /**
   * The numbers of all columns that open a lock; empty for none; set it after the kind.
   *
   * A text. Default "".
   */
  code: string | null;
  /**
   * What the columns are called for those who do not see them.
   *
   * A list of texts. Default [].
   */
  labels: readonly string[] | string | null;
  /**
   * The names of the months, from January.
   *
   * A list of texts. Default ["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"].
   */
  months: readonly string[] | string | null;
  /**
   * The names of the days of the week, from Monday; empty for none.
   *
   * A list of texts. Default ["Mon","Tue","Wed","Thu","Fri","Sat","Sun"].
   */
  weekdays: readonly string[] | string | null;
  /**
   * How many tiles each ring has room for.
   *
   * A whole number from 1 to 360. Default 10.
   */
  tiles: number | `${number}` | null;
  /**
   * How far the eye is from the front tile; none for orthographic rings.
   *
   * None or a number from 0.1 to 100 of the height. Default 2.
   */
  perspective: 'none' | number | `${number}` | null;
  /**
   * What is left free between two tiles.
   *
   * A number from 0 to 0.5 of a tile. Default 0.06.
   */
  gap: number | `${number}` | null;
  /**
   * How far a mouse wheel or trackpad scrolls to move by one number.
   *
   * A number from 1 to 10000 points. Default 40.
   */
  scrollPoints: number | `${number}` | null;
  /**
   * Whether the row takes no input.
   *
   * True or false. Default false.
   */
  disabled: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether a short fade takes the place of turning by itself.
   *
   * True or false. Default false.
   */
  reducedMotion: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether columns with words follow each other to the left.
   *
   * True or false. Default false.
   */
  rightToLeft: boolean | '' | 'true' | 'false' | null;
  /**
   * How much larger than usual text is, as far as there is room for it.
   *
   * A number from 0.5 to 4. Default 1.
   */
  textScale: number | `${number}` | null;
}

/** The settings of the control `turntable`, each a property and an attribute. */
export interface TurntableSettings {
  /**
   * How many items there are; the list begins anew.
   *
   * A whole number from 0 to 1000000000. Default 15.
   */
  count: number | `${number}` | null;
  /**
   * What stands beside the first items; the others show their numbers.
   *
   * A list of texts. Default [].
   */
  titles: readonly string[] | string | null;
  /**
   * A second line for the first items.
   *
   * A list of texts. Default [].
   */
  details: readonly string[] | string | null;
  /**
   * Addresses of pictures of the first items.
   *
   * A list of texts. Default [].
   */
  images: readonly string[] | string | null;
  /**
   * What an empty list says.
   *
   * A text. Default "No items".
   */
  emptyText: string | null;
  /**
   * What is announced after the number of items that came in out of sight.
   *
   * A text. Default "added".
   */
  addedText: string | null;
  /**
   * The index of the item that is chosen, or -1; set it after the count.
   *
   * A whole number from -1 to 1000000000. Default -1.
   */
  value: number | `${number}` | null;
  /**
   * How many items a full turn has.
   *
   * A whole number from 4 to 60. Default 12.
   */
  itemsPerTurn: number | `${number}` | null;
  /**
   * At which edge the planet stands, or full for items all around it.
   *
   * Left, right, top, bottom, full. Default "left".
   */
  edge: 'left' | 'right' | 'top' | 'bottom' | 'full' | null;
  /**
   * Whether a finger turns it by what it goes along the edge, or about the centre.
   *
   * Edge, circle. Default "edge".
   */
  tracking: 'edge' | 'circle' | null;
  /**
   * How far from the middle of the arc the first and the last item rest.
   *
   * A number from 0 to 90 degrees. Default 60.
   */
  endAngle: number | `${number}` | null;
  /**
   * Whether it rests only with an item in the middle.
   *
   * True or false. Default false.
   */
  snap: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether the first item follows the last.
   *
   * True or false. Default false.
   */
  wrap: boolean | '' | 'true' | 'false' | null;
  /**
   * How a flick slows down: to a stop, as a wheel does; as a list does; or a number, the share of speed left after each millisecond. A list that does not snap has no friction.
   *
   * Friction, normal, fast or a number from 0.9 to 0.9999 per millisecond. Default "friction".
   */
  deceleration: 'friction' | 'normal' | 'fast' | number | `${number}` | null;
  /**
   * Whether the item in the middle stays there when others come or go.
   *
   * True or false. Default true.
   */
  anchor: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether a drag out of an end is left to what lies around it.
   *
   * True or false. Default false.
   */
  yieldAtEnds: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether it shows nothing of an item until it has been told what.
   *
   * True or false. Default false.
   */
  ask: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether the turntable takes no input.
   *
   * True or false. Default false.
   */
  disabled: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether items can be scrolled and pressed, but none chosen.
   *
   * True or false. Default false.
   */
  readonly: boolean | '' | 'true' | 'false' | null;
  /**
   * From the centre to an item.
   *
   * A number from 0.1 to 1 of the view. Default 0.4583333333333333.
   */
  orbit: number | `${number}` | null;
  /**
   * The width of the planet; 0 for none.
   *
   * A number from 0 to 2 of the view. Default 0.8333333333333334.
   */
  planet: number | `${number}` | null;
  /**
   * The width of an item's picture; at least 20 points.
   *
   * A number from 0.01 to 0.5 of the view. Default 0.08333333333333333.
   */
  avatar: number | `${number}` | null;
  /**
   * Up to which angle titles are opaque.
   *
   * A number from 0 to 180 degrees. Default 60.
   */
  titleFadesFrom: number | `${number}` | null;
  /**
   * At which angle titles are gone.
   *
   * A number from 0 to 180 degrees. Default 90.
   */
  titleFadesTo: number | `${number}` | null;
  /**
   * How large an item is at the end of the arc.
   *
   * A number from 0 to 1. Default 0.8.
   */
  endScale: number | `${number}` | null;
  /**
   * Whether an arc shows which part of the list is in view.
   *
   * True or false. Default true.
   */
  indicator: boolean | '' | 'true' | 'false' | null;
  /**
   * How far the ring is bent open: 1 is the list that it stands for.
   *
   * A number from 0 to 1. Default 0.
   */
  unroll: number | `${number}` | null;
  /**
   * Whether it shows circle, angles, cells and frames.
   *
   * True or false. Default false.
   */
  structure: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether a short fade takes the place of turning by itself.
   *
   * True or false. Default false.
   */
  reducedMotion: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether left and right are exchanged and keys are mirrored.
   *
   * True or false. Default false.
   */
  rightToLeft: boolean | '' | 'true' | 'false' | null;
  /**
   * How much larger than usual text is, as far as there is room for it.
   *
   * A number from 0.5 to 4. Default 1.
   */
  textScale: number | `${number}` | null;
}

/** The settings of the control `ring-menu`, each a property and an attribute. */
export interface RingMenuSettings {
  /**
   * The items, 24 on a ring at most; one that begins with > lies under the last without.
   *
   * A list of texts. Default ["Pisces","Aries","Taurus","Gemini","Cancer","Leo","Virgo","Libra","Scorpio","Sagittarius","Capricorn","Aquarius"].
   */
  titles: readonly string[] | string | null;
  /**
   * SVG path data on 24 × 24, one for each item; none takes them away.
   *
   * A list of texts. Default ["M6,3.5c4,4.5,4,12.5,0,17M18,3.5c-4,4.5-4,12.5,0,17M4.5,12h15","M12,21V10.5C12,5.5,10,3,7.3,3C4.9,3,3.5,4.8,3.5,6.9C3.5,8.7,4.6,10,6.2,10M12,10.5C12,5.5,14,3,16.7,3C19.1,3,20.5,4.8,20.5,6.9C20.5,8.7,19.4,10,17.8,10","M4.5,3c.8,4.5,3.6,6.4,7.5,6.4s6.7-1.9,7.5-6.4M12,9.4a5.8,5.8,0,1,1,0,11.6a5.8,5.8,0,1,1,0-11.6","M4.5,3.2c4.5,2.6,10.5,2.6,15,0M4.5,20.8c4.5-2.6,10.5-2.6,15,0M8.6,4.9v14.2M15.4,4.9v14.2","M20.4,6.8C18.6,4.8,15.4,3.6,12,3.6C8,3.6,4.1,5.5,4.1,9.2a2.9,2.9,0,1,0,5.8,0a2.9,2.9,0,1,0-5.8,0M3.6,17.2C5.4,19.2,8.6,20.4,12,20.4C16,20.4,19.9,18.5,19.9,14.8a2.9,2.9,0,1,0-5.8,0a2.9,2.9,0,1,0,5.8,0","M9.3,15.3a2.9,2.9,0,1,1-5.8,0a2.9,2.9,0,1,1,5.8,0C9.3,12.4,6.8,10.8,6.8,7.6C6.8,4.9,8.9,3,11.6,3C14.4,3,16.5,4.9,16.5,7.6C16.5,11.5,13.2,14.5,13.2,18C13.2,19.9,14.3,21,16,21C17.6,21,18.9,20.2,19.8,18.9","M3,4.2C4.6,4.2,5.4,5.2,5.4,7V18.5M5.4,7.5C5.4,5.4,6.4,4.2,8,4.2S10.6,5.4,10.6,7.5V18.5M10.6,7.5C10.6,5.4,11.6,4.2,13.2,4.2S15.8,5.4,15.8,7.5V16C15.8,18.8,17.4,20.6,20.6,21.2M15.8,10.2C16.6,8.9,17.6,8.3,18.6,8.3C20,8.3,20.9,9.3,20.9,11C20.9,14.6,17.8,18.3,12.8,20.8","M3.5,20h17M3.5,15.6h5.6C7.2,14.3,6.2,12.4,6.2,10.3C6.2,6.9,8.7,4.2,12,4.2s5.8,2.7,5.8,6.1c0,2.1-1,4-2.9,5.3h5.6","M3,4.2C4.6,4.2,5.4,5.2,5.4,7V18.5M5.4,7.5C5.4,5.4,6.4,4.2,8,4.2S10.6,5.4,10.6,7.5V18.5M10.6,7.5C10.6,5.4,11.6,4.2,13.2,4.2S15.8,5.4,15.8,7.5V16.4C15.8,18.4,16.9,19.4,18.6,19.4H21.2M18.9,16.9L21.4,19.4L18.9,21.9","M3.5,20.5L20.5,3.5M12.2,3.5H20.5V11.8M5.8,11.2L12.8,18.2","M3,4.4C5,4.4,6.2,5.6,6.2,8V16M6.2,8.4C6.2,5.8,7.6,4.4,9.5,4.4S12.8,5.8,12.8,8.4V16.8C12.8,19.6,11.4,21,9.2,21M12.8,15.8a3.9,3.9,0,1,1,7.8,0a3.9,3.9,0,1,1-7.8,0","M3,10.2L7,6.2L10,10.2L14,6.2L17,10.2L21,6.2M3,17.8L7,13.8L10,17.8L14,13.8L17,17.8L21,13.8"].
   */
  icons: readonly string[] | string | null;
  /**
   * The items that cannot be chosen, counted from 0 as titles are; set it after the titles.
   *
   * A list of numbers from 0 to 999999. Default [].
   */
  disabledItems: readonly number[] | string | null;
  /**
   * The star-sign menu in its own colours, or a plain ring in the theme's.
   *
   * Cosmos, plain. Default "cosmos".
   */
  look: 'cosmos' | 'plain' | null;
  /**
   * How it opens and closes: step by step, or at once.
   *
   * Cosmos, quick. Default "cosmos".
   */
  choreography: 'cosmos' | 'quick' | null;
  /**
   * How large it is; fit for as much as there is room, 1 at most.
   *
   * Fit or a number from 0.05 to 20 times. Default "fit".
   */
  scale: 'fit' | number | `${number}` | null;
  /**
   * What it opens around: the centre of the control, or the finger.
   *
   * Center, finger. Default "center".
   */
  anchor: 'center' | 'finger' | null;
  /**
   * The direction in which the first item begins, clockwise.
   *
   * A number from -360 to 360 degrees. Default 0.
   */
  startAngle: number | `${number}` | null;
  /**
   * Whether a ring that reaches beyond the control is moved inside or becomes a part of one.
   *
   * Move, partial. Default "move".
   */
  edges: 'move' | 'partial' | null;
  /**
   * How long a press is until it opens.
   *
   * A number from 0 to 10 seconds. Default 0.5.
   */
  hold: number | `${number}` | null;
  /**
   * Whether a tap or click opens it.
   *
   * True or false. Default true.
   */
  tap: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether a mouse that comes over it opens it.
   *
   * True or false. Default false.
   */
  hover: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether a stroke that is drawn at once chooses unseen.
   *
   * True or false. Default false.
   */
  marks: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether the stroke is seen.
   *
   * True or false. Default true.
   */
  showMarks: boolean | '' | 'true' | 'false' | null;
  /**
   * How long a pause on an item is that opens its ring.
   *
   * A number from 0 to 10 seconds. Default 0.33.
   */
  pause: number | `${number}` | null;
  /**
   * Whether arrow keys go round the ring, or to the item that lies in their direction.
   *
   * Round, spatial. Default "round".
   */
  arrows: 'round' | 'spatial' | null;
  /**
   * What the info button is called.
   *
   * A text. Default "Info".
   */
  infoTitle: string | null;
  /**
   * What the way back is called.
   *
   * A text. Default "Back".
   */
  backTitle: string | null;
  /**
   * What is said when nobody touches it.
   *
   * A text. Default "".
   */
  hint: string | null;
  /**
   * After how long that is said.
   *
   * A number from 0 to 3600 seconds. Default 5.
   */
  hintSeconds: number | `${number}` | null;
  /**
   * Whether the menu takes no input.
   *
   * True or false. Default false.
   */
  disabled: boolean | '' | 'true' | 'false' | null;
  /**
   * How far it stands open, for a picture.
   *
   * A number from 0 to 1. Default 0.
   */
  progress: number | `${number}` | null;
  /**
   * Whether a short fade takes the place of the choreography.
   *
   * True or false. Default false.
   */
  reducedMotion: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether items follow each other counter-clockwise.
   *
   * True or false. Default false.
   */
  rightToLeft: boolean | '' | 'true' | 'false' | null;
  /**
   * How much larger than usual text is, as far as there is room for it.
   *
   * A number from 0.5 to 4. Default 1.
   */
  textScale: number | `${number}` | null;
}

/** The settings of the control `dial`, each a property and an attribute. */
export interface DialSettings {
  /**
   * The least value.
   *
   * A number from -1000000000000000 to 1000000000000000. Default 0.
   */
  min: number | `${number}` | null;
  /**
   * The greatest value.
   *
   * A number from -1000000000000000 to 1000000000000000. Default 100.
   */
  max: number | `${number}` | null;
  /**
   * From one value to the next; any, or 0, for every value between.
   *
   * Any or a number from 0 to 1000000000000000. Default 1.
   */
  step: 'any' | number | `${number}` | null;
  /**
   * Where the least value stands, clockwise from the right.
   *
   * A number from -3600 to 3600 degrees. Default 135.
   */
  start: number | `${number}` | null;
  /**
   * Where the greatest value stands; where the least does for a whole turn.
   *
   * A number from -3600 to 3600 degrees. Default 45.
   */
  end: number | `${number}` | null;
  /**
   * How many turns it is from the least value to the greatest, in the place of the end.
   *
   * A number from 0.01 to 1000. Default 0.75.
   */
  turns: number | `${number}` | null;
  /**
   * Whether the least value follows the greatest, on whole turns.
   *
   * True or false. Default false.
   */
  wrap: boolean | '' | 'true' | 'false' | null;
  /**
   * The value; beyond the ends, the end; set it after them.
   *
   * A number from -1000000000000000 to 1000000000000000. Default 0.
   */
  value: number | `${number}` | null;
  /**
   * What a double tap goes back to.
   *
   * Least or a number from -1000000000000000 to 1000000000000000. Default "least".
   */
  default: 'least' | number | `${number}` | null;
  /**
   * Whether a drag goes about the centre, up, to the right, or up and to the right.
   *
   * Circular, vertical, horizontal, both. Default "circular".
   */
  drag: 'circular' | 'vertical' | 'horizontal' | 'both' | null;
  /**
   * Whether the value jumps to the touch.
   *
   * True or false. Default false.
   */
  absolute: boolean | '' | 'true' | 'false' | null;
  /**
   * What is left of a drag with Shift, a second finger, or far away; 1 for all of it.
   *
   * A number from 0.001 to 1. Default 0.1.
   */
  fine: number | `${number}` | null;
  /**
   * How far a straight drag goes for the whole scale, or for one turn of several.
   *
   * A number from 1 to 10000 points. Default 200.
   */
  dragPoints: number | `${number}` | null;
  /**
   * Values that hold the dial a little, and tick.
   *
   * A list of numbers from -1000000000000000 to 1000000000000000. Default [].
   */
  detents: readonly number[] | string | null;
  /**
   * How near to a detent it is held.
   *
   * A number from 0 to 45 degrees. Default 3.
   */
  snap: number | `${number}` | null;
  /**
   * How far a mouse wheel or trackpad scrolls for one step.
   *
   * A number from 1 to 10000 points. Default 40.
   */
  scrollPoints: number | `${number}` | null;
  /**
   * Whether the dial takes no input.
   *
   * True or false. Default false.
   */
  disabled: boolean | '' | 'true' | 'false' | null;
  /**
   * A ring with a thumb, or a knob with a mark.
   *
   * Ring, knob. Default "ring".
   */
  face: 'ring' | 'knob' | null;
  /**
   * Whether the track shows how far the value is.
   *
   * True or false. Default true.
   */
  progress: boolean | '' | 'true' | 'false' | null;
  /**
   * The value at which the accent on the track begins.
   *
   * Least or a number from -1000000000000000 to 1000000000000000. Default "least".
   */
  origin: 'least' | number | `${number}` | null;
  /**
   * From one long tick to the next, in values; 0 for none.
   *
   * A number from 0 to 1000000000000000. Default 0.
   */
  majorTicks: number | `${number}` | null;
  /**
   * From one short tick to the next, in values; 0 for none.
   *
   * A number from 0 to 1000000000000000. Default 0.
   */
  minorTicks: number | `${number}` | null;
  /**
   * Words at the long ticks, in their order.
   *
   * A list of texts. Default [].
   */
  labels: readonly string[] | string | null;
  /**
   * Whether the value is written on the dial.
   *
   * True or false. Default true.
   */
  showValue: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether a value is written as a number, or its minutes as a time.
   *
   * Number, clock. Default "number".
   */
  format: 'number' | 'clock' | null;
  /**
   * Places after the point; auto for as many as the steps need.
   *
   * Auto or a number from 0 to 6. Default "auto".
   */
  decimals: 'auto' | number | `${number}` | null;
  /**
   * What follows the number, with the space before it.
   *
   * A text. Default "".
   */
  unit: string | null;
  /**
   * What is set, in a word.
   *
   * A text. Default "".
   */
  caption: string | null;
  /**
   * What is written in the place of the value, or of both, until it is another.
   *
   * A list of texts. Default [].
   */
  texts: readonly string[] | string | null;
  /**
   * Whether the thumb is at once where it is to be.
   *
   * True or false. Default false.
   */
  reducedMotion: boolean | '' | 'true' | 'false' | null;
  /**
   * How much larger than usual text is, as far as there is room for it.
   *
   * A number from 0.5 to 4. Default 1.
   */
  textScale: number | `${number}` | null;
}

/** The settings of the control `range-dial`, each a property and an attribute. */
export interface RangeDialSettings {
  /**
   * The least value.
   *
   * A number from -1000000000000000 to 1000000000000000. Default 0.
   */
  min: number | `${number}` | null;
  /**
   * The greatest value.
   *
   * A number from -1000000000000000 to 1000000000000000. Default 100.
   */
  max: number | `${number}` | null;
  /**
   * From one value to the next; any, or 0, for every value between.
   *
   * Any or a number from 0 to 1000000000000000. Default 1.
   */
  step: 'any' | number | `${number}` | null;
  /**
   * Where the least value stands, clockwise from the right.
   *
   * A number from -3600 to 3600 degrees. Default 135.
   */
  start: number | `${number}` | null;
  /**
   * Where the greatest value stands; where the least does for a whole turn.
   *
   * A number from -3600 to 3600 degrees. Default 45.
   */
  end: number | `${number}` | null;
  /**
   * How many turns it is from the least value to the greatest, in the place of the end.
   *
   * A number from 0.01 to 1000. Default 0.75.
   */
  turns: number | `${number}` | null;
  /**
   * Whether the least value follows the greatest, on whole turns.
   *
   * True or false. Default false.
   */
  wrap: boolean | '' | 'true' | 'false' | null;
  /**
   * The smallest distance allowed between the two values.
   *
   * A number from 0 to 1000000000000000. Default 0.
   */
  minDistance: number | `${number}` | null;
  /**
   * The greatest distance allowed between them.
   *
   * None or a number from 0 to 1000000000000000. Default "none".
   */
  maxDistance: 'none' | number | `${number}` | null;
  /**
   * Whether a thumb pushes the other along, or goes past and changes roles with it.
   *
   * Push, swap. Default "push".
   */
  meeting: 'push' | 'swap' | null;
  /**
   * What the thumbs are called for those who do not see them; empty for Minimum and Maximum.
   *
   * A list of texts. Default [].
   */
  thumbLabels: readonly string[] | string | null;
  /**
   * The lower and the upper value, set together.
   *
   * A list of numbers from -1000000000000000 to 1000000000000000. Default [0,0].
   */
  value: readonly number[] | string | null;
  /**
   * The lower value.
   *
   * A number from -1000000000000000 to 1000000000000000. Default 0.
   */
  low: number | `${number}` | null;
  /**
   * The upper value; where the scale goes round it may be the lesser number.
   *
   * A number from -1000000000000000 to 1000000000000000. Default 0.
   */
  high: number | `${number}` | null;
  /**
   * Whether a drag goes about the centre, up, to the right, or up and to the right.
   *
   * Circular, vertical, horizontal, both. Default "circular".
   */
  drag: 'circular' | 'vertical' | 'horizontal' | 'both' | null;
  /**
   * Whether the value jumps to the touch.
   *
   * True or false. Default false.
   */
  absolute: boolean | '' | 'true' | 'false' | null;
  /**
   * What is left of a drag with Shift, a second finger, or far away; 1 for all of it.
   *
   * A number from 0.001 to 1. Default 0.1.
   */
  fine: number | `${number}` | null;
  /**
   * How far a straight drag goes for the whole scale, or for one turn of several.
   *
   * A number from 1 to 10000 points. Default 200.
   */
  dragPoints: number | `${number}` | null;
  /**
   * Values that hold the dial a little, and tick.
   *
   * A list of numbers from -1000000000000000 to 1000000000000000. Default [].
   */
  detents: readonly number[] | string | null;
  /**
   * How near to a detent it is held.
   *
   * A number from 0 to 45 degrees. Default 3.
   */
  snap: number | `${number}` | null;
  /**
   * How far a mouse wheel or trackpad scrolls for one step.
   *
   * A number from 1 to 10000 points. Default 40.
   */
  scrollPoints: number | `${number}` | null;
  /**
   * Whether the dial takes no input.
   *
   * True or false. Default false.
   */
  disabled: boolean | '' | 'true' | 'false' | null;
  /**
   * A ring with a thumb, or a knob with a mark.
   *
   * Ring, knob. Default "ring".
   */
  face: 'ring' | 'knob' | null;
  /**
   * Whether the track shows how far the value is.
   *
   * True or false. Default true.
   */
  progress: boolean | '' | 'true' | 'false' | null;
  /**
   * From one long tick to the next, in values; 0 for none.
   *
   * A number from 0 to 1000000000000000. Default 0.
   */
  majorTicks: number | `${number}` | null;
  /**
   * From one short tick to the next, in values; 0 for none.
   *
   * A number from 0 to 1000000000000000. Default 0.
   */
  minorTicks: number | `${number}` | null;
  /**
   * Words at the long ticks, in their order.
   *
   * A list of texts. Default [].
   */
  labels: readonly string[] | string | null;
  /**
   * Whether the value is written on the dial.
   *
   * True or false. Default true.
   */
  showValue: boolean | '' | 'true' | 'false' | null;
  /**
   * Whether a value is written as a number, or its minutes as a time.
   *
   * Number, clock. Default "number".
   */
  format: 'number' | 'clock' | null;
  /**
   * Places after the point; auto for as many as the steps need.
   *
   * Auto or a number from 0 to 6. Default "auto".
   */
  decimals: 'auto' | number | `${number}` | null;
  /**
   * What follows the number, with the space before it.
   *
   * A text. Default "".
   */
  unit: string | null;
  /**
   * What is set, in a word.
   *
   * A text. Default "".
   */
  caption: string | null;
  /**
   * What is written in the place of the value, or of both, until it is another.
   *
   * A list of texts. Default [].
   */
  texts: readonly string[] | string | null;
  /**
   * Whether the thumb is at once where it is to be.
   *
   * True or false. Default false.
   */
  reducedMotion: boolean | '' | 'true' | 'false' | null;
  /**
   * How much larger than usual text is, as far as there is room for it.
   *
   * A number from 0.5 to 4. Default 1.
   */
  textScale: number | `${number}` | null;
}

/** The settings of the control `progress-ring`, each a property and an attribute. */
export interface ProgressRingSettings {
  /**
   * The value of nothing done.
   *
   * A number from -1000000000000000 to 1000000000000000. Default 0.
   */
  min: number | `${number}` | null;
  /**
   * The value of all done.
   *
   * A number from -1000000000000000 to 1000000000000000. Default 1.
   */
  max: number | `${number}` | null;
  /**
   * How much is done; beyond the ends, the end; set it after them.
   *
   * Indeterminate or a number from -1000000000000000 to 1000000000000000. Default "indeterminate".
   */
  value: 'indeterminate' | number | `${number}` | null;
  /**
   * How long a countdown is, which is then shown in the place of the value; 0 for none.
   *
   * A number from 0 to 1000000000 seconds. Default 0.
   */
  duration: number | `${number}` | null;
  /**
   * Values at which the colour changes; of a countdown, seconds that remain.
   *
   * A list of numbers from -1000000000000000 to 1000000000000000. Default [].
   */
  thresholds: readonly number[] | string | null;
  /**
   * The colours up to each threshold, and beyond the last: accent, positive, warning, critical, palette1 to palette8, or #rrggbb.
   *
   * A list of texts. Default [].
   */
  tints: readonly string[] | string | null;
  /**
   * Into how many parts gaps divide the ring; 1 for none.
   *
   * A whole number from 1 to 100. Default 1.
   */
  segments: number | `${number}` | null;
  /**
   * How broad the gaps between segments are, as a share of the radius.
   *
   * A number from 0 to 0.5. Default 0.06.
   */
  gap: number | `${number}` | null;
  /**
   * How broad the arc is, as a share of the radius.
   *
   * A number from 0.02 to 0.5. Default 0.14.
   */
  thickness: number | `${number}` | null;
  /**
   * How the arc and the segments end.
   *
   * Round, butt. Default "round".
   */
  cap: 'round' | 'butt' | null;
  /**
   * Where the arc begins, clockwise from the right.
   *
   * A number from -3600 to 3600 degrees. Default -90.
   */
  startAngle: number | `${number}` | null;
  /**
   * Which way the arc grows.
   *
   * Clockwise, counterclockwise. Default "clockwise".
   */
  direction: 'clockwise' | 'counterclockwise' | null;
  /**
   * What is written in the middle; auto for the time of a countdown, else the percentage.
   *
   * Auto, percent, value, time, none. Default "auto".
   */
  format: 'auto' | 'percent' | 'value' | 'time' | 'none' | null;
  /**
   * Places after the point; auto for none in a percentage.
   *
   * Auto or a number from 0 to 6. Default "auto".
   */
  decimals: 'auto' | number | `${number}` | null;
  /**
   * What follows the value, with the space before it.
   *
   * A text. Default "".
   */
  unit: string | null;
  /**
   * What is under way, in a word.
   *
   * A text. Default "".
   */
  caption: string | null;
  /**
   * What is written in the place of the value, until it is another.
   *
   * A text. Default "".
   */
  text: string | null;
  /**
   * Whether a new value is shown at once, and work of unknown length does not turn.
   *
   * True or false. Default false.
   */
  reducedMotion: boolean | '' | 'true' | 'false' | null;
  /**
   * How much larger than usual text is, as far as there is room for it.
   *
   * A number from 0.5 to 4. Default 1.
   */
  textScale: number | `${number}` | null;
}
