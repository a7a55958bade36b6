import Foundation

/// The screens of the gallery, by the names that tests and windows use.
enum Screen: String, CaseIterable, Codable, Hashable, Identifiable {
  case text, typography, images, symbols
  case buttons, labels, toggles, values, writing, pickers, dates, progress, menus
  case stacks, alignment, grids, scrolling, scrollPositions, geometry
  case lists, editing, rows, forms, tables, outlines
  case navigation, columns, tabs, toolbars, search
  case sheets, dialogs
  case shapes, gradients, surfaces, effects, motion
  case state, storage, environment, surroundings, inherited, preferences, focus
  case tasks, gestures, keyboard, exchange, files
  case accessibility, reading
  case actions, prompts, entities
  case chat, suggestions

  var id: Self { self }
}

extension Screen {
  /// What stands in the list and above the screen.
  var title: String {
    switch self {
    case .writing: "Text entry"
    case .values: "Steppers and sliders"
    case .progress: "Progress and gauges"
    case .images: "Images"
    case .labels: "Labels and links"
    case .scrollPositions: "Scroll positions"
    case .geometry: "Sizes"
    case .editing: "Editing lists"
    case .rows: "List rows"
    case .columns: "Columns"
    case .toolbars: "Toolbars"
    case .sheets: "Sheets and popovers"
    case .dialogs: "Alerts and dialogs"
    case .surfaces: "Backgrounds and glass"
    case .tasks: "Tasks and changes"
    case .exchange: "Sharing and dragging"
    case .reading: "What readers hear"
    case .actions: "Actions"
    case .prompts: "Questions of actions"
    case .entities: "Things on screen"
    case .suggestions: "Suggested actions"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  var symbol: String {
    switch self {
    case .text: "text.quote"
    case .typography: "textformat"
    case .images: "photo"
    case .symbols: "star"
    case .buttons: "hand.tap"
    case .labels: "tag"
    case .toggles: "switch.2"
    case .values: "slider.horizontal.3"
    case .writing: "square.and.pencil"
    case .pickers: "list.bullet"
    case .dates: "calendar"
    case .progress: "gauge"
    case .menus: "ellipsis.circle"
    case .stacks: "square.stack"
    case .alignment: "text.alignleft"
    case .grids: "square.grid.2x2"
    case .scrolling: "arrow.up.and.down"
    case .scrollPositions: "arrow.down.to.line"
    case .geometry: "viewfinder"
    case .lists: "list.dash"
    case .editing: "checklist"
    case .rows: "rectangle.grid.1x2"
    case .forms: "list.bullet.rectangle.portrait"
    case .tables: "square.grid.3x3"
    case .outlines: "list.bullet.indent"
    case .navigation: "arrow.turn.up.right"
    case .columns: "sidebar.left"
    case .tabs: "rectangle.split.3x1"
    case .toolbars: "menubar.rectangle"
    case .search: "magnifyingglass"
    case .sheets: "square.on.square"
    case .dialogs: "exclamationmark.bubble"
    case .shapes: "circle"
    case .gradients: "paintpalette"
    case .surfaces: "square.2.layers.3d"
    case .effects: "wand.and.stars"
    case .motion: "figure.walk"
    case .state: "number"
    case .storage: "tray"
    case .environment: "leaf"
    case .surroundings: "house"
    case .inherited: "arrow.down"
    case .preferences: "arrow.up"
    case .focus: "scope"
    case .tasks: "hourglass"
    case .gestures: "hand.draw"
    case .keyboard: "keyboard"
    case .exchange: "square.and.arrow.up"
    case .files: "doc"
    case .accessibility: "accessibility"
    case .reading: "ear"
    case .actions: "bolt"
    case .prompts: "questionmark.circle"
    case .entities: "eye"
    case .chat: "bubble.left.and.bubble.right"
    case .suggestions: "sparkles"
    }
  }
}
