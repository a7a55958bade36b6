/// The size of a window's content, in points.
package struct Viewport: Sendable, Hashable {
  package var width: Int
  package var height: Int

  package init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  package static let phone = Viewport(390, 844)
  package static let tablet = Viewport(820, 1180)
  package static let desktop = Viewport(1440, 900)
}

/// What a person prefers, light or dark.
package enum ColorScheme: String, Sendable, CaseIterable {
  case light, dark
}

extension Page {
  /// What a person looks at a page with, and how.
  package struct Options: Sendable {
    package var viewport: Viewport
    package var scheme: ColorScheme
    package var reducedMotion: Bool
    /// Whether scripts run. What the driver itself runs in the page works in each case.
    package var javaScript: Bool
    /// The preferred language, "ar-EG": in requests, in `navigator.language` and in scripts' formats.
    package var locale: String
    package var timeZone: String
    /// How far a person has zoomed in, 4 for 400 %: the page has as much less room.
    package var zoom: Double
    /// Pixels of the screen a point.
    package var deviceScaleFactor: Double
    /// Whether the screen is touched: `(pointer: coarse)`, no hovering.
    package var touch: Bool
    /// More contrast (`prefers-contrast: more`).
    package var increasedContrast = false
    /// Colours of the system in place of the page's.
    package var forcedColors = false

    package init(
      viewport: Viewport = .desktop, scheme: ColorScheme = .light, reducedMotion: Bool = false,
      javaScript: Bool = true, locale: String = "en-US", timeZone: String = "UTC", zoom: Double = 1,
      deviceScaleFactor: Double = 1, touch: Bool = false
    ) {
      self.viewport = viewport
      self.scheme = scheme
      self.reducedMotion = reducedMotion
      self.javaScript = javaScript
      self.locale = locale
      self.timeZone = timeZone
      self.zoom = zoom
      self.deviceScaleFactor = deviceScaleFactor
      self.touch = touch
    }
  }
}
