@_exported import CoreTransferable
@_exported import FoundationPlus
@_exported import Observation
@_exported import SwiftUICore
