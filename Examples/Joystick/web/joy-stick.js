import { makeElement } from './rotary/plain-element.js';

export const JoyStick = makeElement('Joystick');
