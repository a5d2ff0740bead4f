// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Swift adds nothing to System Sound Services.
@_exported import AudioToolbox
@_exported import Foundation
