@_exported import FoundationPlus
@_exported import UniformTypeIdentifiers
