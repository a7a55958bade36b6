// Additions that surfaces make themselves where they fit.

/// Commands that add nothing.
public struct EmptyCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

extension EmptyCommands: Commands, PrimitiveCommands {
  public typealias Body = Never
  var declaring: any View { EmptyView() }
}

/// The commands of a bar at the side.
public struct SidebarCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

extension SidebarCommands: Commands, PrimitiveCommands {
  public typealias Body = Never
  var declaring: any View { EmptyView() }
}

/// The commands of the bars of windows.
public struct ToolbarCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

extension ToolbarCommands: Commands, PrimitiveCommands {
  public typealias Body = Never
  var declaring: any View { EmptyView() }
}

/// The commands that search and change text.
public struct TextEditingCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

extension TextEditingCommands: Commands, PrimitiveCommands {
  public typealias Body = Never
  var declaring: any View { EmptyView() }
}

/// The commands for the look of text.
public struct TextFormattingCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

extension TextFormattingCommands: Commands, PrimitiveCommands {
  public typealias Body = Never
  var declaring: any View { EmptyView() }
}

/// The commands of an inspector.
public struct InspectorCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

extension InspectorCommands: Commands, PrimitiveCommands {
  public typealias Body = Never
  var declaring: any View { EmptyView() }
}

/// The commands that bring things in from devices.
public struct ImportFromDevicesCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

extension ImportFromDevicesCommands: Commands, PrimitiveCommands {
  public typealias Body = Never
  var declaring: any View { EmptyView() }
}
