/// The settings of a widget. It is never run: its parameters are what matters.
@_alwaysEmitConformanceMetadata
public protocol WidgetConfigurationIntent: AppIntent {
  associatedtype NeverResult = Never where NeverResult == Never
}

extension WidgetConfigurationIntent {
  public func perform() async throws -> Never {
    preconditionFailure("\(Self.self) holds the settings of a widget; it can't be run.")
  }
}

/// The settings of a control. It is never run: its parameters are what matters.
@_alwaysEmitConformanceMetadata
public protocol ControlConfigurationIntent: AppIntent {
  associatedtype NeverResult = Never where NeverResult == Never
}

extension ControlConfigurationIntent {
  public func perform() async throws -> Never {
    preconditionFailure("\(Self.self) holds the settings of a control; it can't be run.")
  }
}
