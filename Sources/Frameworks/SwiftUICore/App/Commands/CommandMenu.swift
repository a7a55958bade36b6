/// An entry that a program adds to its menus, as surfaces know it, evaluated in a window.
package struct CommandEntry {
  package enum Kind: Sendable {
    /// A menu of its own.
    case menu(Text)
    /// Commands beside those that programs usually have, by ``CommandGroupPlacement``.
    case group(Position, String)
  }

  package enum Position: Sendable {
    case before, after, replacing
  }

  package let kind: Kind
  /// The commands: buttons, menus, switches, lines between them.
  package let content: any View
}

/// The key of the entries that menus and groups declare for the ``MenuReader`` around them.
enum CommandKey: DeclarationKey {
  typealias Value = CommandEntry
}

/// A menu of the program.
public struct CommandMenu<Content: View> {
  let title: Text
  let content: Content

  /// Creates a menu with a title that is looked up.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a menu with a title.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }

  /// Creates a menu with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }
}

extension CommandMenu: Commands, PrimitiveCommands {
  public typealias Body = Never
  var declaring: any View {
    EmptyView().declare(CommandKey.self, CommandEntry(kind: .menu(title), content: content))
  }
}

/// A group of commands beside those that programs usually have.
public struct CommandGroup<Content: View> {
  let position: CommandEntry.Position
  let placement: CommandGroupPlacement
  let content: Content

  /// Adds commands in front of others.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    position = .before
    placement = group
    content = addition()
  }

  /// Adds commands behind others.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    position = .after
    placement = group
    content = addition()
  }

  /// Creates commands that replace others.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    position = .replacing
    placement = group
    content = addition()
  }
}

extension CommandGroup: Commands, PrimitiveCommands {
  public typealias Body = Never
  var declaring: any View {
    EmptyView().declare(
      CommandKey.self, CommandEntry(kind: .group(position, placement.name), content: content))
  }
}

/// The place of commands that programs usually have.
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String
  /// The place of the information about the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The place of the program's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// The place of the system's services.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// The place of the commands that show and hide the program.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// The place of the command that ends the program.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// New documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// The place of the commands for saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Bringing things in and out.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// The place of the commands for printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// The place of the commands to undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// The place of the commands to cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Searching and changing text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// The look of text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The bars of windows.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The bar at the side.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The place of the list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The place of the command that shows a single window.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The place of the commands that arrange windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The place of the help.
  public static let help = CommandGroupPlacement(name: "help")
}
