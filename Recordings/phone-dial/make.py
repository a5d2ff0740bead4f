"""Writes the recordings of phones, whose holes are the digits 1 to 9 and 0, with the finger stop at the lower right."""
import functools
import math

from recording import Script, start_noise

Script = functools.partial(Script, control="phone-dial")
start_noise(1165)

digits = list("1234567890")
slot = 2 * math.pi / 12
script = Script("dialling")
for hole in (0, 4, 9):
    stop = (hole + 2) * slot
    script.drag(math.pi / 4 - stop, stop, 0.5, hold=0.05, share=0.72).wait(0.01)
    script.check(value=hole, resting=False)
    script.down(0.0, 0.72).up(0.0, 0.72)  # the disc ignores touches until it has returned
    script.wait(2).check(rotation=0, resting=True)
stop = 5 * slot
script.drag(math.pi / 4 - stop, stop * 0.7, 0.4, hold=0.05, share=0.72).wait(2)
script.check(value=9, rotation=0)  # not as far as the stop: nothing is dialled
script.down(math.pi / 4 - stop, 0.72).turn(math.pi / 4 - stop, stop, 0.4, 0.72)
script.add(pointer="cancel", id=1).wait(2).check(value=9, rotation=0)
script.key("7").wait(3).check(value=6, rotation=0, resting=True).end(0.1)

# Ten digits typed in a second are dialled one after the other, in order. Each hole moves to the stop at 9 rad/s and
# back at 5.5.
def dialling(hole):
    return (hole + 2) * slot * (1 / 9 + 1 / 5.5)


script = Script("typing").add(focus=True)
number = "0171234567"
for digit in number:
    script.key(digit).wait(0.1)
done = 0.0
for digit in number:
    hole = digits.index(digit)
    done += dialling(hole)
    script.t = max(script.t, done - 0.05)
    script.check(value=hole, resting=False)
script.t = done
script.wait(0.001).check(value=digits.index(number[-1]), rotation=0, resting=True)
# Escape drops the waiting digits. The dialling of the current digit continues.
script.key("1").key("2").key("3").wait(0.1).key("Escape").wait(3).check(value=0, resting=True)
# So does a hand on the dial, which the dial ignores.
script.key("4").key("5").wait(0.1).down(0.0, 0.72).up(0.0, 0.72).wait(4).check(value=3, resting=True)
script.end(0.1)
