/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  package enum Height: Hashable, Sendable {
    case medium, large
    case fraction(Double)
    case points(Double)
    case custom(String)
  }

  package let height: Height

  /// The height of about half of the window.
  public static let medium = PresentationDetent(height: .medium)
  /// The height of the whole window.
  public static let large = PresentationDetent(height: .large)
  /// A share of the window.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(Double(fraction)))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(Double(height)))
  }
  /// A height that a type computes. A surface takes its own, as the window isn't known here.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(String(reflecting: type)))
  }

  /// The values that a custom height may depend on.
  @dynamicMemberLookup
  public struct Context {
    let environment: EnvironmentValues
    /// The greatest height that a detent can have.
    public let maxDetentValue: CGFloat
    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

extension Set<PresentationDetent> {
  /// The heights from the least on, in points first, then as shares; the same in each run.
  func sorted() -> [PresentationDetent] {
    sorted { $0.order < $1.order }
  }
}

extension PresentationDetent {
  fileprivate var order: (Int, Double, String) {
    switch height {
    case .points(let points): (0, points, "")
    case .custom(let name): (1, 0, name)
    case .fraction(let share): (2, share, "")
    case .medium: (2, 0.5, "")
    case .large: (2, 1, "")
    }
  }
}

/// A height of a sheet that is computed.
public protocol CustomPresentationDetent {
  /// The values that a custom height may depend on.
  typealias Context = PresentationDetent.Context

  /// The height in points; nil if it isn't offered.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// The interaction with the window behind a sheet: whether it can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  package let name: String
  /// The greatest height of the sheet at which it can be used; nil for any.
  package var upThrough: PresentationDetent?
  /// The interaction that the surface thinks fit.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// The view behind a presentation can be used.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// The view behind a presentation can't be used.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// The view behind a presentation can be used while the sheet isn't higher than `detent`.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "enabled", upThrough: detent)
  }
}

/// The effect that dragging the content of a sheet has first.
public struct PresentationContentInteraction: Hashable, Sendable {
  package let name: String
  /// The effect that the surface thinks fit.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// Dragging the content resizes the sheet.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// Dragging the content scrolls it.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The way in which something is presented where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  package let name: String
  /// The adaptation that the surface thinks fit.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// The presentation stays as it is where there is more room.
  public static let none = PresentationAdaptation(name: "none")
  /// The content is shown as a popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// The content is shown as a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// The content is shown instead of the window's content.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The size of a presentation. Surfaces know those here by name; a type of your own is taken as automatic.
public protocol PresentationSizing {}

/// A size that surfaces know.
public struct NamedPresentationSizing: PresentationSizing, Sendable {
  let name: String
}

extension PresentationSizing where Self == NamedPresentationSizing {
  /// The size that the surface thinks fit.
  public static var automatic: NamedPresentationSizing { .init(name: "automatic") }
  /// The size of the content.
  public static var fitted: NamedPresentationSizing { .init(name: "fitted") }
  /// The size of a form.
  public static var form: NamedPresentationSizing { .init(name: "form") }
  /// The size of a page of text.
  public static var page: NamedPresentationSizing { .init(name: "page") }
}
