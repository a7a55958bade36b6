import AppIntents
import ViewCore

/// A part of the app that is shown outside of it, and changes by itself in time.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration.
  associatedtype Body: WidgetConfiguration

  /// Makes the widget.
  init()

  /// What the widget shows, and what a person can set.
  @MainActor @preconcurrency var body: Body { get }
}

extension Widget {
  /// Starts a program that is nothing but this widget.
  @MainActor @preconcurrency
  public static func main() {
    DeclaredAPI.called("Widget.main()", because: "is declared, but no surface shows widgets yet")
    _ = Self()
  }
}

/// What a widget shows, and what a person can set.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// What it consists of; `Never` for the ready-made ones.
  associatedtype Body: WidgetConfiguration

  /// What it consists of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration that describes itself instead of consisting of another.
@MainActor
package protocol DescribedWidgetConfiguration: WidgetConfiguration where Body == Never {
  /// All of it, without its types.
  var described: WidgetDescription { get }
}

extension WidgetConfiguration where Body == Never {
  /// Never called: what has no body describes itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension WidgetConfiguration {
  /// All of it, without its types.
  @MainActor package var description: WidgetDescription {
    if let known = self as? any DescribedWidgetConfiguration { return known.described }
    return body.description
  }
}

/// A widget without its types: what a surface needs to show it.
@MainActor
package struct WidgetDescription {
  /// The name by which the app tells it from its other widgets.
  package var kind: String
  /// What a person sees in the list of widgets.
  package var displayName: Text?
  package var summary: Text?
  package var families: [WidgetFamily] = WidgetFamily.home
  /// What a person can set, or nil.
  package var intentType: (any WidgetConfigurationIntent.Type)?
  /// The settings to offer ready-made.
  package var recommendations: @MainActor () -> [(any WidgetConfigurationIntent, String)] = { [] }
  /// What it shows before there is anything to show.
  package var placeholder: @MainActor (TimelineProviderContext) -> any View
  /// What it shows at a moment in a list of widgets. The settings are of `intentType`; nil for the defaults.
  package var snapshot:
    @MainActor ((any WidgetConfigurationIntent)?, TimelineProviderContext) async -> any View
  /// What it shows from when on.
  package var timeline:
    @MainActor ((any WidgetConfigurationIntent)?, TimelineProviderContext) async -> WidgetTimeline
  /// Whether the widget keeps no distance from its edge.
  package var disablesContentMargins = false
  /// Whether a surface may take its background away.
  package var isBackgroundRemovable = true
}

/// What a widget shows from when on, as views.
@MainActor
package struct WidgetTimeline {
  package struct Entry {
    package let date: Date
    package let relevance: TimelineEntryRelevance?
    package let view: any View
  }

  package let entries: [Entry]
  package let policy: TimelineReloadPolicy
}

/// A configuration with something changed.
public struct _ModifiedWidgetConfiguration<Content: WidgetConfiguration>: DescribedWidgetConfiguration {
  public typealias Body = Never
  let content: Content
  let change: @MainActor (inout WidgetDescription) -> Void

  package var described: WidgetDescription {
    var description = content.description
    change(&description)
    return description
  }
}

extension WidgetConfiguration {
  private func changed(
    _ change: @escaping @MainActor (inout WidgetDescription) -> Void
  ) -> _ModifiedWidgetConfiguration<Self> {
    _ModifiedWidgetConfiguration(content: self, change: change)
  }

  /// Sets the name in the list of widgets.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changed { $0.displayName = displayName }
  }

  /// Sets the name in the list of widgets.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  /// Sets the name in the list of widgets. It is shown as it is.
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: some StringProtocol) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  /// Sets what the list of widgets says about it.
  public func description(_ description: Text) -> some WidgetConfiguration {
    changed { $0.summary = description }
  }

  /// Sets what the list of widgets says about it.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }

  /// Sets what the list of widgets says about it. It is shown as it is.
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// Sets the sizes and places in which the widget can be shown.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.families = families }
  }

  /// Lets the content reach to the widget's edge.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changed { $0.disablesContentMargins = true }
  }

  /// Says whether a surface may take the background away.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changed { $0.isBackgroundRemovable = isRemovable }
  }
}
