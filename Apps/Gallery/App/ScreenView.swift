import SwiftUI

/// The screen of a name, with its title.
///
/// One large switch would cost the compiler more than the screens themselves, so each area has its own.
struct ScreenView: View {
  let screen: Screen

  var body: some View {
    Group {
      switch ScreenArea.allCases.first(where: { $0.screens.contains(screen) }) {
      case .content: contents
      case .controls: controls
      case .layout: layouts
      case .lists: lists
      case .navigation: navigation
      case .drawing: drawing
      case .state, .events: behaviour
      case .accessibility, .intents, .apps, nil: system
      }
    }
    .navigationTitle(screen.title)
  }

  @ViewBuilder private var contents: some View {
    switch screen {
    case .text: TextScreen()
    case .typography: TypographyScreen()
    case .images: ImagesScreen()
    default: SymbolsScreen()
    }
  }

  @ViewBuilder private var controls: some View {
    switch screen {
    case .buttons: ButtonsScreen()
    case .labels: LabelsScreen()
    case .toggles: TogglesScreen()
    case .values: ValuesScreen()
    case .writing: WritingScreen()
    case .pickers: PickersScreen()
    case .dates: DatesScreen()
    case .progress: ProgressScreen()
    default: MenusScreen()
    }
  }

  @ViewBuilder private var layouts: some View {
    switch screen {
    case .stacks: StacksScreen()
    case .alignment: AlignmentScreen()
    case .grids: GridsScreen()
    case .scrolling: ScrollingScreen()
    case .scrollPositions: ScrollPositionsScreen()
    default: GeometryScreen()
    }
  }

  @ViewBuilder private var lists: some View {
    switch screen {
    case .lists: ListsScreen()
    case .editing: EditingScreen()
    case .rows: RowsScreen()
    case .forms: FormsScreen()
    case .tables: TablesScreen()
    default: OutlinesScreen()
    }
  }

  @ViewBuilder private var navigation: some View {
    switch screen {
    case .navigation: NavigationScreen()
    case .columns: ColumnsScreen()
    case .tabs: TabsScreen()
    case .toolbars: ToolbarsScreen()
    case .search: SearchScreen()
    case .sheets: SheetsScreen()
    default: DialogsScreen()
    }
  }

  @ViewBuilder private var drawing: some View {
    switch screen {
    case .shapes: ShapesScreen()
    case .gradients: GradientsScreen()
    case .surfaces: SurfacesScreen()
    case .effects: EffectsScreen()
    default: MotionScreen()
    }
  }

  @ViewBuilder private var behaviour: some View {
    switch screen {
    case .state: StateScreen()
    case .storage: StorageScreen()
    case .environment: EnvironmentScreen()
    case .surroundings: SurroundingsScreen()
    case .inherited: InheritedScreen()
    case .preferences: PreferencesScreen()
    case .focus: FocusScreen()
    case .tasks: TasksScreen()
    case .gestures: GesturesScreen()
    case .keyboard: KeyboardScreen()
    case .exchange: ExchangeScreen()
    default: FilesScreen()
    }
  }

  @ViewBuilder private var system: some View {
    switch screen {
    case .accessibility: AccessibilityScreen()
    case .reading: ReadingScreen()
    case .actions: ActionsScreen()
    case .prompts: PromptsScreen()
    case .entities: EntitiesScreen()
    case .suggestions: SuggestionsScreen()
    default: ChatScreen()
    }
  }
}
