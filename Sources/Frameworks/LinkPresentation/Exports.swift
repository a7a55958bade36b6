@_exported import CoreTransferable
@_exported import FoundationPlus
@_exported import UniformTypeIdentifiers
