extension RingChoreography {
  /// The timeline of a ring, from closed to open or from open to closed.
  ///
  /// Both have the same values where one ends and the other begins, so that a ring can go on from
  /// any of the two to the other.
  ///
  /// - Parameters:
  ///   - opens: whether it goes from closed to open.
  ///   - style: how large its parts are when it is open, and when it is closed.
  ///   - dividerCount: how many lines between wedges there are.
  ///   - staysSeen: whether it is to be seen while it is closed.
  ///   - reducesMotion: whether a cross-fade takes the place of all of it.
  /// - Returns: it, at its beginning.
  func timeline(
    opens: Bool,
    style: RingStyle,
    dividerCount: Int,
    staysSeen: Bool,
    reducesMotion: Bool
  ) -> KeyedTimeline<RingPart> {
    let steps = opens ? opening : closing
    var tracks: [KeyedTrack<RingPart>] = []
    func add(
      _ part: RingPart,
      _ closed: Double,
      _ open: Double,
      _ span: Span,
      _ easing: Easing
    ) {
      tracks.append(
        KeyedTrack(
          part,
          from: opens ? closed : open,
          to: opens ? open : closed,
          delay: span.start,
          duration: span.duration,
          easing: easing
        )
      )
    }
    add(RingPart(.openness), 0, 1, Span(0, steps.seconds), .linear)
    add(RingPart(.presence), staysSeen ? 1 : 0, 1, steps.presence, .linear)
    add(RingPart(.shadow), 0, style.shadow, steps.shadow, easing)
    add(RingPart(.rim), style.closedRadius, style.openRadius, steps.rim, easing)
    add(RingPart(.icons), style.dotRadius, style.iconRadius, steps.icons, easing)
    add(RingPart(.drawing), 0, 1, steps.drawing, easing)
    add(RingPart(.shortMarks), 0, style.shortMark, steps.scale, easing)
    add(RingPart(.longMarks), 0, style.longMark, steps.scale, easing)
    add(RingPart(.info), 0, 1, steps.info, easing)
    for index in style.ringRadii.indices {
      let below = index == 0 ? style.closedRadius : style.ringRadii[index - 1]
      let span = steps.ringSpan(of: index, count: style.ringRadii.count, opens: opens)
      add(RingPart(.ring, index), below, style.ringRadii[index], span, easing)
      // It fades in as it sets out, and out as it arrives.
      let fade = Swift.min(steps.ringFade, span.duration)
      let start = opens ? span.start : span.start + span.duration - fade
      add(RingPart(.ringOpacity, index), 0, 1, Span(start, fade), easing)
    }
    let places = shuffled(dividerCount)
    for index in places.indices {
      let share = dividerCount > 1 ? Double(places[index]) / Double(dividerCount - 1) : 0
      let start = steps.dividers.start + steps.dividers.duration * share
      add(RingPart(.divider, index), 0, 1, Span(start, steps.dividerSeconds), easing)
    }
    return KeyedTimeline(tracks, reducesMotion: reducesMotion)
  }

  /// The numbers from 0 on in an order that looks random, the same for the same seed.
  ///
  /// Source: the shuffle of R. Durstenfeld, 1964, https://doi.org/10.1145/364520.364540, with the
  /// multiplier of P. L'Ecuyer, "Tables of linear congruential generators of different sizes and
  /// good lattice structure", 1999, table 4, https://doi.org/10.1090/S0025-5718-99-00996-5.
  private func shuffled(_ count: Int) -> [Int] {
    var places = [Int](0..<count)
    var state = seed
    for index in places.indices.reversed() {
      state = state &* 2_891_336_453 &+ 1
      places.swapAt(index, Int(state >> 16) % (index + 1))
    }
    return places
  }
}

extension RingChoreography.Steps {
  /// When a thin ring moves: outwards the innermost first, inwards the outermost.
  func ringSpan(of index: Int, count: Int, opens: Bool) -> RingChoreography.Span {
    let each = rings.duration / Double(Swift.max(1, count))
    let place = opens ? index : count - 1 - index
    return RingChoreography.Span(rings.start + each * Double(place), each)
  }
}
