/// The settings of a widget. The intent is never run; only its parameters matter.
@_alwaysEmitConformanceMetadata
public protocol WidgetConfigurationIntent: AppIntent {
  associatedtype NeverResult = Never where NeverResult == Never
}

extension WidgetConfigurationIntent {
  /// Traps, because settings can't be run.
  public func perform() async throws -> Never {
    preconditionFailure("\(Self.self) holds the settings of a widget; it can't be run.")
  }
}

/// The settings of a control. The intent is never run; only its parameters matter.
@_alwaysEmitConformanceMetadata
public protocol ControlConfigurationIntent: AppIntent {
  associatedtype NeverResult = Never where NeverResult == Never
}

extension ControlConfigurationIntent {
  /// Traps, because settings can't be run.
  public func perform() async throws -> Never {
    preconditionFailure("\(Self.self) holds the settings of a control; it can't be run.")
  }
}
