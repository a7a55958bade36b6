import Testing

@testable import WidgetKit
