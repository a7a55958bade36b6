import FoundationPlus
import Testing

@testable import UIKit
