using Microsoft.CodeAnalysis;

namespace SpanPack.Generators.Diagnostics;

/// <summary>Diagnostics about texts, keys and names.</summary>
internal static partial class Descriptors
{
    internal static readonly DiagnosticDescriptor NotConst = new(
        id: "SPK001", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Field is not a constant",
        messageFormat: "Field '{0}' is {1}, not const; only 'const string' fields can be encoded at compile time",
        helpLinkUri: HelpLinks.For("SPK001"));

    internal static readonly DiagnosticDescriptor NotString = new(
        id: "SPK002", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Constant is not a string",
        messageFormat: "Constant '{0}' is of type '{1}'; only constants of type 'string' can be encoded",
        helpLinkUri: HelpLinks.For("SPK002"));

    internal static readonly DiagnosticDescriptor EmptyText = new(
        id: "SPK003", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Text is empty or blank",
        messageFormat: "{0} is {1}; it must have 1 to {2} bytes as UTF-8, and not white space alone",
        helpLinkUri: HelpLinks.For("SPK003"));

    internal static readonly DiagnosticDescriptor TextTooLong = new(
        id: "SPK004", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Text is too long",
        messageFormat: "{0} takes {1} bytes as UTF-8; at most {2} are supported",
        helpLinkUri: HelpLinks.For("SPK004"));

    internal static readonly DiagnosticDescriptor LoneSurrogate = new(
        id: "SPK005", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Text is not valid UTF-16",
        messageFormat: "{0} has the lone surrogate U+{1} at index {2}; only text that UTF-8 can hold is supported",
        helpLinkUri: HelpLinks.For("SPK005"));

    internal static readonly DiagnosticDescriptor DuplicateTagName = new(
        id: "SPK006", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Tag name is declared twice",
        messageFormat: "Tag name '{0}' of {1} is already declared by {2}; a name may occur once in a tag class and its bases",
        helpLinkUri: HelpLinks.For("SPK006"));

    internal static readonly DiagnosticDescriptor DuplicateKey = new(
        id: "SPK007", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Key occurs twice in a run",
        messageFormat: "Key '{0}' occurs more than once in the run of '{1}'; a key may occur once",
        helpLinkUri: HelpLinks.For("SPK007"));

    internal static readonly DiagnosticDescriptor UnsupportedValue = new(
        id: "SPK024", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Value is not supported",
        messageFormat: "Value of key '{0}' is {1}; supported are {2}",
        helpLinkUri: HelpLinks.For("SPK024"));

    internal static readonly DiagnosticDescriptor AmbiguousEnumText = new(
        id: "SPK026", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Enum members share one text",
        messageFormat: "Members '{0}' and '{1}' of enum '{2}' are both sent as '{3}'; each value needs a separate text",
        helpLinkUri: HelpLinks.For("SPK026"));

    internal static readonly DiagnosticDescriptor ReservedTagName = new(
        id: "SPK028", category: Category, defaultSeverity: DiagnosticSeverity.Warning, isEnabledByDefault: true,
        title: "Tag name belongs to the tracer",
        messageFormat: "Tag name '{0}' of {1} belongs to the tracer; where the tracer has a value for it, this one is not sent",
        helpLinkUri: HelpLinks.For("SPK028"));
}
