import FoundationPlus
import SwiftUICore

/// The environment that the views of a window get from the browser and its user.
extension ClientEnvironment {
  /// Widths from which a window counts as wide, in points: that of the smallest tablets held upright.
  static let regularWidth = 700.0
  /// Heights from which it counts as high: more than that of a telephone held across.
  static let regularHeight = 480.0

  /// A Boolean value that indicates whether split views show one column at a time, as the style sheet has
  /// it up to 740 points.
  var isNarrow: Bool { width.map { $0 < 741 } ?? false }

  @MainActor
  func apply(to environment: inout EnvironmentValues) {
    if let width { environment.horizontalSizeClass = width < Self.regularWidth ? .compact : .regular }
    if let height { environment.verticalSizeClass = height < Self.regularHeight ? .compact : .regular }
    if let isDark { environment.colorScheme = isDark ? .dark : .light }
    if let zone = timeZone.flatMap({ TimeZone(identifier: $0) }) {
      environment.timeZone = zone
      environment.calendar.timeZone = zone
    }
    if let textScale { environment.dynamicTypeSize = Self.typeSize(textScale) }
    if let prefersContrast { environment.colorSchemeContrast = prefersContrast ? .increased : .standard }
    if let reducesMotion { environment.accessibilityReduceMotion = reducesMotion }
    environment.scenePhase = phase
  }

  /// The phase of the scene. Without scripts nobody says whether the page can be seen: it is taken for
  /// seen.
  var phase: ScenePhase {
    isVisible == false ? .background : isActive == false ? .inactive : .active
  }

  /// The size whose text is as large in relation to the usual one, by the sizes of body text of the
  /// platform's guidelines: 14 to 23 points, and 28 to 53.
  static func typeSize(_ scale: Double) -> DynamicTypeSize {
    let sizes: [(points: Double, size: DynamicTypeSize)] = [
      (14, .xSmall), (15, .small), (16, .medium), (17, .large), (19, .xLarge), (21, .xxLarge),
      (23, .xxxLarge),
      (28, .accessibility1), (33, .accessibility2), (40, .accessibility3), (47, .accessibility4),
      (53, .accessibility5),
    ]
    let points = scale * 17
    return sizes.min { abs($0.points - points) < abs($1.points - points) }?.size ?? .large
  }
}
