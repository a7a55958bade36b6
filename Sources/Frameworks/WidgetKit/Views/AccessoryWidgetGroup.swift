import SwiftUICore

/// The background of small round widgets.
public struct AccessoryWidgetBackground: View {
  /// Creates the background.
  public nonisolated init() {}

  public var body: some View { Circle().fill(.quaternary) }
}

/// The shape of the parts of an `AccessoryWidgetGroup`.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
  package let name: String
  /// The default shape: circles.
  public static let automatic = AccessoryWidgetGroupStyle(name: "automatic")
  /// Circles.
  public static let circular = AccessoryWidgetGroupStyle(name: "circular")
  /// Squares with rounded corners.
  public static let roundedSquare = AccessoryWidgetGroupStyle(name: "roundedSquare")
}

/// A label above up to three small views in a row.
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  @Environment(\.accessoryWidgetGroupStyle) private var style
  private let label: Label
  private let content: Content

  /// Creates the group.
  public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    VStack(alignment: .leading) {
      label
      HStack {
        if style == .roundedSquare {
          content.clipShape(RoundedRectangle(cornerRadius: 8))
        } else {
          content.clipShape(Circle())
        }
      }
    }
  }
}

extension AccessoryWidgetGroup where Label == Text {
  /// Creates the group with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(titleKey) }, content: content)
  }

  /// Creates the group with a verbatim title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(title) }, content: content)
  }
}

extension AccessoryWidgetGroup where Label == SwiftUICore.Label<Text, Image> {
  /// Creates the group with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: { SwiftUICore.Label(titleKey, systemImage: systemImage) }, content: content)
  }

  /// Creates the group with a verbatim title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: { SwiftUICore.Label(title, systemImage: systemImage) }, content: content)
  }
}

extension View {
  /// Sets the shape of the parts of `AccessoryWidgetGroup` views inside this one.
  public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle = .automatic) -> some View {
    environment(\.accessoryWidgetGroupStyle, style)
  }
}
