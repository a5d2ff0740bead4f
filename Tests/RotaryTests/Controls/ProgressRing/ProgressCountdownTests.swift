import Testing

@testable import Rotary

@Suite struct ProgressCountdownTests {
  @Test func `a countdown runs by the host's time, and sends one event at its end`() {
    var driver = ProgressRingDriver(ProgressRing(countdown: 3))
    #expect(driver.ring.countdownPhase == .ready && !driver.ring.isMoving)
    driver.leap(100)
    #expect(driver.ring.remainingSeconds == 3 && driver.ring.shownShare == 1)
    let isDone = driver.start()
    driver.wait(1)
    #expect(isDone && abs(driver.ring.remainingSeconds - 2) < 1e-9 && driver.ring.isMoving)
    #expect(abs(driver.ring.shownShare - 2.0 / 3) < 1e-9)
    driver.wait(10)
    #expect(driver.events == [.finished] && abs(driver.times[0] - 103) < 1e-9)
    #expect(driver.ring.countdownPhase == .finished && driver.ring.shownShare == 0)
    #expect(!driver.ring.isMoving && driver.ring.remainingSeconds == 0)
  }

  @Test(arguments: [1.0, 7, 60, 1_000])
  func `the events do not depend on the frame rate or on gaps`(rate: Double) {
    var smooth = ProgressRingDriver(ProgressRing(countdown: 5))
    smooth.ring.style.thresholds = [1, 2.5, 9]
    var other = smooth
    other.framesPerSecond = rate
    var gap = smooth
    smooth.start()
    other.start()
    gap.start()
    smooth.wait(9)
    other.wait(9)
    gap.leap(9)
    #expect(smooth.events == [.crossed(2.5), .crossed(1), .finished])
    #expect(smooth.times == [2.5, 4, 5])
    for driver in [other, gap] {
      #expect(driver.events == smooth.events && driver.times == smooth.times)
    }
    gap.leap(1e9)
    gap.leap(1e15)
    #expect(gap.events.count == 3)
  }

  @Test func `a paused countdown stays paused`() {
    var driver = ProgressRingDriver(ProgressRing(countdown: 10))
    expect(&driver, allows: [])
    driver.start()
    driver.wait(4)
    expect(&driver, allows: [.pause])
    driver.leap(1_000)
    #expect(driver.ring.countdownPhase == .paused && driver.ring.remainingSeconds == 6)
    #expect(!driver.ring.isMoving)
    expect(&driver, allows: [.resume])
    driver.wait(5)
    #expect(abs(driver.ring.remainingSeconds - 1) < 1e-9 && driver.events.isEmpty)
    driver.wait(2)
    #expect(driver.events == [.finished] && abs(driver.times[0] - 1_010) < 1e-9)
    expect(&driver, allows: [])
  }

  private enum Command { case pause, resume }

  /// Pauses and resumes twice; the second call is rejected.
  private func expect(_ driver: inout ProgressRingDriver, allows: [Command]) {
    for isFirst in [true, false] {
      let resumed = allows == [.pause] ? false : driver.resume()
      let paused = allows == [.resume] ? false : driver.pause()
      #expect(resumed == (isFirst && allows == [.resume]))
      #expect(paused == (isFirst && allows == [.pause]))
    }
  }

  @Test func `a countdown can be restarted and reset at any time`() {
    var driver = ProgressRingDriver(ProgressRing(countdown: 2))
    driver.start()
    driver.wait(1)
    driver.start()
    driver.wait(1.5)
    #expect(driver.events.isEmpty && abs(driver.ring.remainingSeconds - 0.5) < 1e-9)
    let isDone = driver.reset()
    #expect(isDone && driver.ring.countdownPhase == .ready)
    driver.settle()
    driver.wait(5)
    #expect(driver.events.isEmpty && driver.ring.shownShare == 1)
    for _ in 0..<2 {
      driver.start()
      driver.wait(3)
    }
    #expect(driver.events == [.finished, .finished])
  }

  @Test func `an earlier time is ignored`() {
    var driver = ProgressRingDriver(ProgressRing(countdown: 5))
    driver.start()
    driver.leap(2)
    let before = driver.ring
    for time in [1.9, -1e300, .nan, .infinity, -.infinity] {
      driver.advance(to: time)
      #expect((driver.ring == before) == true, "\(time)")
    }
    driver.time = 1e300
    driver.advance(to: driver.time)
    #expect(driver.events == [.finished] && driver.times == [5])
    let isDone = driver.start()
    #expect(isDone && driver.events.count == 1)
    driver.advance(to: 1.1e300)
    #expect(driver.events == [.finished, .finished])
  }

  @Test func `another duration restarts, and the same one has no effect`() {
    var driver = ProgressRingDriver(ProgressRing(countdown: 5))
    driver.start()
    driver.wait(2)
    driver.ring.durationSeconds = 5
    #expect(driver.ring.countdownPhase == .running)
    driver.ring.durationSeconds = .nan
    #expect(driver.ring.countdownPhase == .running)
    for (asked, kept) in [(8.0, 8.0), (1e300, 1e9), (.infinity, 1e9), (-4, 0)] {
      driver.ring.durationSeconds = asked
      #expect(driver.ring.durationSeconds == kept && driver.ring.countdownPhase == .ready)
      #expect(driver.ring.remainingSeconds == kept)
    }
    // Without a duration, nothing can start, and the value is shown again.
    let done = [driver.start(), driver.reset()]
    #expect(done == [false, false] && driver.ring.isIndeterminate)
    driver.ring.value = 0.5
    #expect(driver.ring.shownShare == 0.5)
  }

  @Test func `the written seconds are whole, and 0 only at the end`() {
    var driver = ProgressRingDriver(ProgressRing(countdown: 3_601))
    var read: [String] = []
    driver.start()
    for seconds in [0, 0.5, 0.5, 1, 3_539, 58.9, 0.2, 0.8999, 0.2] {
      driver.leap(seconds)
      read.append(driver.spoken.value)
    }
    #expect(
      read == [
        "1:00:01", "1:00:01", "1:00:00", "59:59", "1:00", "0:02", "0:01", "0:01", "0:00",
      ]
    )
    driver.ring.style.format = .value
    driver.ring.style.unit = " s"
    driver.start()
    driver.leap(0.4)
    #expect(driver.spoken.value == "3601 s")
    driver.ring.style.decimals = 1
    #expect(driver.spoken.value == "3600.6 s")
    driver.ring.style.decimals = nil
    driver.ring.style.format = .percent
    #expect(driver.spoken.value == "100%")
    driver.leap(3_600)
    #expect(driver.spoken.value == "1%")
    driver.leap(1)
    #expect(driver.spoken.value == "0%")
  }

  /// Shows a countdown only when it asks for a frame; returns the number of frames and the texts.
  private func shown(_ seconds: Double, size: Double) -> (count: Int, texts: [String]) {
    var ring = ProgressRing(countdown: seconds)
    ring.size = Size2D(size, size)
    ring.start()
    ring.advance(to: 2)
    var (time, count, texts) = (2.0, 0, [String]())
    while ring.isMoving, time < 5, count < 1_000 {
      let next = ring.nextFrameTime
      #expect(next >= time, "\(seconds)")
      time = Swift.max(next, time + 1.0 / 120)
      ring.advance(to: time)
      count += 1
      if ring.spokenText != texts.last { texts.append(ring.spokenText) }
    }
    return (count, texts)
  }

  @Test
  func `a countdown asks for 10 to 30 frames a second, or for one if only the seconds change`() {
    let short = shown(10, size: 400)
    #expect((85...105).contains(short.count) && short.texts == ["0:08", "0:07", "0:06", "0:05"])
    let minutes = shown(300, size: 200)
    #expect((27...36).contains(minutes.count) && minutes.texts == ["4:58", "4:57", "4:56", "4:55"])
    let hour = shown(36_000, size: 100)
    #expect((3...4).contains(hour.count) && hour.texts.count >= 3)
  }

  @Test func `the colour changes on time, and the end is on time`() {
    var ring = ProgressRing(countdown: 36_000)
    ring.style.thresholds = [35_999.25]
    ring.start()
    ring.advance(to: 0.3)
    #expect(ring.nextFrameTime == 0.75)
    ring.advance(to: 35_999.4)
    #expect((ring.nextFrameTime - 36_000).magnitude < 0.1)
    ring.advance(to: 36_001)
    #expect(ring.nextFrameTime == -.infinity && !ring.isMoving)
  }

  @Test func `a moving arc and work of unknown length need each frame`() {
    var ring = ProgressRing()
    #expect(ring.nextFrameTime == -.infinity)
    ring.durationSeconds = 600
    ring.start()
    ring.advance(to: 300)
    ring.advance(to: 300)
    ring.start()
    #expect(ring.nextFrameTime == -.infinity)
    ring.advance(to: 310)
    #expect(ring.nextFrameTime > 310)
    ring.advance(to: 311)
    ring.pause()
    ring.advance(to: 320)
    #expect(!ring.isMoving)
  }

  @Test func `a countdown can end at a time`() {
    var ring = ProgressRing(countdown: 60)
    var told: [ProgressRingEvent] = []
    var answers = [ring.start(until: 90)]
    #expect(ring.remainingSeconds == 60)
    ring.advance(to: 50)
    #expect(ring.remainingSeconds == 40)
    ring.advance(to: 50)
    answers.append(ring.start(until: 49))
    told += ring.takeEvents().map(\.event)
    #expect(told == [.finished] && ring.countdownPhase == .finished)
    for corner in [-1e300, .nan, .infinity, -.infinity] {
      ring.advance(to: 60)
      answers.append(ring.start(until: corner))
    }
    #expect(ring.countdownPhase == .finished)
    ring.advance(to: 60)
    answers.append(ring.start(until: 1e300))
    #expect(ring.remainingSeconds == 60)
    #expect(answers == [true, true, true, false, false, false, true])
  }
}
