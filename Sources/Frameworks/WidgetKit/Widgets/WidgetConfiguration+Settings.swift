import AppIntents
import SwiftUICore

/// A widget configuration with a modification.
@MainActor @preconcurrency
public struct _ModifiedWidgetConfiguration<Content: WidgetConfiguration>: DescribedWidgetConfiguration {
  public typealias Body = Never
  let content: Content
  let change: @MainActor (inout WidgetDescription) -> Void

  package var described: WidgetDescription? {
    guard var description = content.widgetDescription else { return nil }
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

  /// Sets the localized name in the list of widgets.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  /// Sets the name in the list of widgets.
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  /// Sets the verbatim name in the list of widgets.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  /// Sets the description in the list of widgets.
  public func description(_ description: Text) -> some WidgetConfiguration {
    changed { $0.summary = description }
  }

  /// Sets the localized description in the list of widgets.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }

  /// Sets the description in the list of widgets.
  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// Sets the verbatim description in the list of widgets.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// Sets the sizes and places in which the widget can be shown. The default is those of a home screen.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.families = families }
  }

  /// Extends the content to the widget's edge.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changed { $0.disablesContentMargins = true }
  }

  /// Sets whether a surface may remove the background.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changed { $0.isBackgroundRemovable = isRemovable }
  }

  /// Sets the places in which the widget should not be offered in some sizes. Several calls add up.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    changed { description in
      for family in families { description.disfavoredLocations[family, default: []].formUnion(locations) }
    }
  }

  /// Requests the settings when the widget is added.
  public func promptsForUserConfiguration() -> some WidgetConfiguration {
    changed { $0.promptsForSettings = true }
  }

  /// Sets the ways in which the widget may be mounted on a wall.
  public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration {
    changed { $0.mountingStyles = styles }
  }

  /// Sets the apparent material of the widget.
  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration {
    changed { $0.texture = texture }
  }

  /// Sets the handler for the address to which a server sends changes of the widget.
  public func pushHandler(_ pushHandlerType: any WidgetPushHandler.Type) -> some WidgetConfiguration {
    changed { $0.pushHandler = pushHandlerType }
  }

  /// Would handle events of background transfers, of which there are none here.
  @preconcurrency
  public func onBackgroundURLSessionEvents(
    matching matchingString: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    onBackgroundURLSessionEvents(matching: { $0 == matchingString }, urlSessionEvent)
  }

  /// Would handle events of background transfers, of which there are none here.
  @preconcurrency
  public func onBackgroundURLSessionEvents(
    matching matchingBlock: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    DeclaredAPI.called(
      "WidgetConfiguration.onBackgroundURLSessionEvents(matching:_:)",
      because: "is never called: no transfer goes on while the program doesn't run")
    return changed { _ in }
  }
}
