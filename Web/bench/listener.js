// The minimum cost of a page that listens to the pointer and does nothing.
const wheel = document.createElement('div');
wheel.id = 'wheel';
document.body.append(wheel);
wheel.addEventListener('pointerdown', (event) => wheel.setPointerCapture(event.pointerId));
wheel.addEventListener('pointermove', () => {});
window.ready = true;
