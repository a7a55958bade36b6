@_exported import FoundationPlus

// The hints for fields are the same here and in SwiftUI.
@_exported import enum SwiftUICore.UIKeyboardType
@_exported import struct SwiftUICore.UITextContentType
