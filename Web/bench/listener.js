// The least that a page can do which only hears of the pointer: nothing.
const wheel = document.createElement('div');
wheel.id = 'wheel';
document.body.append(wheel);
wheel.addEventListener('pointerdown', (event) => wheel.setPointerCapture(event.pointerId));
wheel.addEventListener('pointermove', () => {});
window.ready = true;
