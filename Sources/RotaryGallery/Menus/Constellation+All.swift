extension Constellation {
  /// The constellations, in the order of `StarSign`.
  static let all = [
    Constellation(
      coordinates: [
        1.19, 30.09, 1.33, 27.26, 1.23, 24.58, 1.53, 15.35, 1.76, 9.16, 2.03, 2.76, 1.69, 5.49,
        1.5, 6.14, 1.05, 7.89, 0.81, 7.59, -0.01, 6.86, -0.33, 5.63, -0.53, 6.38, -0.71, 3.28,
        -0.55, 1.26, -0.3, 1.78,
      ],
      lines: [0, 1, 2, 0, -1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 11],
      brightest: (index: 3, name: "Alpherg", isWarm: false),
      dates: "19 February – 20 March"
    ),
    Constellation(
      coordinates: [2.83, 27.26, 2.12, 23.46, 1.91, 20.81, 1.89, 19.29],
      lines: [0, 1, 2, 3],
      brightest: (index: 1, name: "Hamal", isWarm: true),
      dates: "21 March – 19 April"
    ),
    Constellation(
      coordinates: [
        5.44, 28.61, 4.48, 19.18, 4.38, 17.54, 4.33, 15.63, 4.48, 15.87, 4.6, 16.51, 5.63, 21.14,
        4.01, 12.49, 3.41, 9.03,
      ],
      lines: [0, 1, 2, 3, 4, 5, 6, -1, 3, 7, 8],
      brightest: (index: 5, name: "Aldebaran", isWarm: true),
      dates: "20 April – 20 May"
    ),
    Constellation(
      coordinates: [
        7.58, 31.89, 7.19, 30.25, 6.73, 25.13, 6.38, 22.51, 6.25, 22.51, 7.76, 28.03, 7.6, 26.9,
        7.34, 21.98, 7.07, 20.57, 6.63, 16.4, 7.3, 16.54, 6.75, 12.9, 7.74, 24.4,
      ],
      lines: [0, 1, 2, 3, 4, -1, 5, 6, 7, 8, 9, -1, 7, 10, 11, -1, 6, 12, -1, 1, 6],
      brightest: (index: 5, name: "Pollux", isWarm: true),
      dates: "21 May – 20 June"
    ),
    Constellation(
      coordinates: [8.78, 28.76, 8.72, 21.47, 8.75, 18.15, 8.98, 11.86, 8.28, 9.19],
      lines: [0, 1, 2, 3, -1, 2, 4],
      brightest: (index: 4, name: "Tarf", isWarm: true),
      dates: "21 June – 22 July"
    ),
    Constellation(
      coordinates: [
        9.76, 23.77, 9.88, 26.01, 10.28, 23.42, 10.33, 19.84, 10.12, 16.76, 10.14, 11.97, 11.24,
        15.43, 11.82, 14.57, 11.24, 20.52,
      ],
      lines: [0, 1, 2, 3, 4, 5, 6, 7, 8, 3, -1, 6, 8],
      brightest: (index: 5, name: "Regulus", isWarm: false),
      dates: "23 July – 22 August"
    ),
    Constellation(
      coordinates: [
        11.85, 1.76, 12.33, -0.67, 12.69, -1.45, 12.93, 3.4, 13.04, 10.96, 13.17, -5.54, 13.42,
        -11.16, 13.58, -0.6, 14.03, 1.54, 14.77, 1.89, 14.27, -6, 14.72, -5.66,
      ],
      lines: [0, 1, 2, 3, 4, -1, 2, 5, 6, 7, 3, -1, 7, 8, 9, -1, 6, 10, 11],
      brightest: (index: 6, name: "Spica", isWarm: false),
      dates: "23 August – 22 September"
    ),
    Constellation(
      coordinates: [
        14.85, -16.04, 15.28, -9.38, 15.59, -14.79, 15.07, -25.28, 15.62, -28.14, 15.64, -29.78,
      ],
      lines: [0, 1, 2, 0, 3, -1, 2, 4, 5],
      brightest: (index: 1, name: "Zubeneschamali", isWarm: false),
      dates: "23 September – 22 October"
    ),
    Constellation(
      coordinates: [
        16.09, -19.81, 16.01, -22.62, 15.98, -26.11, 16.35, -25.59, 16.49, -26.43, 16.6, -28.22,
        16.84, -34.29, 16.86, -38.05, 16.91, -42.36, 17.2, -43.24, 17.62, -43, 17.79, -40.13,
        17.71, -39.03, 17.56, -37.1,
      ],
      lines: [0, 1, 2, -1, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
      brightest: (index: 4, name: "Antares", isWarm: true),
      dates: "23 October – 21 November"
    ),
    Constellation(
      coordinates: [
        18.1, -30.42, 18.35, -29.83, 18.4, -34.38, 18.47, -25.42, 18.76, -26.99, 18.92, -26.3,
        19.12, -27.67, 19.04, -29.88,
      ],
      lines: [0, 1, 2, 0, -1, 1, 3, 4, 5, 6, 7, 2, -1, 1, 4, 7],
      brightest: (index: 2, name: "Kaus Australis", isWarm: false),
      dates: "22 November – 21 December"
    ),
    Constellation(
      coordinates: [
        20.3, -12.54, 20.35, -14.78, 20.77, -25.27, 20.86, -26.92, 21.44, -22.41, 21.78, -16.13,
        21.67, -16.66, 21.37, -16.83, 21.1, -17.23,
      ],
      lines: [0, 1, 2, 3, 4, 5, 6, 7, 8, 1],
      brightest: (index: 5, name: "Deneb Algedi", isWarm: false),
      dates: "22 December – 19 January"
    ),
    Constellation(
      coordinates: [
        20.8, -9.5, 21.53, -5.57, 22.1, -0.32, 22.36, -1.39, 22.48, -0.02, 22.59, -0.12, 22.88,
        -7.58, 23.27, -9.09, 23.16, -21.17, 22.28, -7.78, 22.91, -15.82,
      ],
      lines: [0, 1, 2, 3, 4, 5, 6, 7, 8, -1, 2, 9, 10],
      brightest: (index: 1, name: "Sadalsuud", isWarm: false),
      dates: "20 January – 18 February"
    ),
  ]
}
