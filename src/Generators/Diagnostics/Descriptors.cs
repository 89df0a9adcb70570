using Microsoft.CodeAnalysis;

namespace SpanPack.Generators.Diagnostics;

/// <summary>Every diagnostic of the generator. An id means one thing for ever; ids are never reused.</summary>
internal static class Descriptors
{
    private const string Category = "SpanPack";

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
        title: "Text is empty",
        messageFormat: "{0} is {1}; it must have 1 to {2} bytes as UTF-8",
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

    internal static readonly DiagnosticDescriptor MemberNotPartial = new(
        id: "SPK008", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Member is not partial",
        messageFormat: "{0} '{1}' is not partial; add 'partial' and leave its body to the generator",
        helpLinkUri: HelpLinks.For("SPK008"));

    internal static readonly DiagnosticDescriptor TypeNotPartial = new(
        id: "SPK009", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Type is not partial",
        messageFormat: "Type '{0}' is not partial; '{1}' can be generated only when it and all types around it are",
        helpLinkUri: HelpLinks.For("SPK009"));

    internal static readonly DiagnosticDescriptor UnsupportedType = new(
        id: "SPK010", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Type cannot be extended by the generator",
        messageFormat: "Type '{0}' is {1}; members are generated only for types that are neither generic nor file-local nor nested in such",
        helpLinkUri: HelpLinks.For("SPK010"));

    internal static readonly DiagnosticDescriptor UnsupportedPropertyType = new(
        id: "SPK011", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Property type is not supported",
        messageFormat: "Property '{0}' of type '{1}' cannot hold {2}; supported are {3}",
        helpLinkUri: HelpLinks.For("SPK011"));

    internal static readonly DiagnosticDescriptor UnsupportedModifier = new(
        id: "SPK012", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Modifier is not supported",
        messageFormat: "Member '{0}' is '{1}'; a member implemented by the generator must not be",
        helpLinkUri: HelpLinks.For("SPK012"));

    internal static readonly DiagnosticDescriptor UnsupportedAccessor = new(
        id: "SPK013", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Accessors are not supported",
        messageFormat: "Property '{0}' has the accessors '{1}'; it must have '{2}'",
        helpLinkUri: HelpLinks.For("SPK013"));

    internal static readonly DiagnosticDescriptor MemberNotStatic = new(
        id: "SPK014", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Member is not static",
        messageFormat: "{0} '{1}' is not static; encoded data belongs to no object, so add 'static'",
        helpLinkUri: HelpLinks.For("SPK014"));

    internal static readonly DiagnosticDescriptor WrongSignature = new(
        id: "SPK015", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Signature is not supported",
        messageFormat: "Member '{0}' {1}; it must return 'ReadOnlySpan<byte>' by value and have no parameters and no type parameters",
        helpLinkUri: HelpLinks.For("SPK015"));

    internal static readonly DiagnosticDescriptor AlreadyImplemented = new(
        id: "SPK016", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Member already has an implementation",
        messageFormat: "{0} '{1}' already has an implementation; leave its body to the generator",
        helpLinkUri: HelpLinks.For("SPK016"));

    internal static readonly DiagnosticDescriptor ConflictingAttributes = new(
        id: "SPK017", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Attributes exclude each other",
        messageFormat: "Member '{0}' has the attributes {1}; only one of them may be present",
        helpLinkUri: HelpLinks.For("SPK017"));

    internal static readonly DiagnosticDescriptor ClassAttributeMissing = new(
        id: "SPK018", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Class attribute is missing",
        messageFormat: "[{0}] on '{1}' has no effect because '{2}' is not marked [SpanTags]; mark the class, or remove the attribute",
        helpLinkUri: HelpLinks.For("SPK018"));

    internal static readonly DiagnosticDescriptor NothingToEncode = new(
        id: "SPK019", category: Category, defaultSeverity: DiagnosticSeverity.Warning, isEnabledByDefault: true,
        title: "Nothing to generate",
        messageFormat: "Class '{0}' is marked [{1}] but declares no {2}; declare one, or remove the attribute",
        helpLinkUri: HelpLinks.For("SPK019"));

    internal static readonly DiagnosticDescriptor NotSpanTags = new(
        id: "SPK020", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Tag class does not derive from SpanTags",
        messageFormat: "Class '{0}' is marked [SpanTags] but derives from '{1}'; it must derive from 'SpanPack.SpanTags'",
        helpLinkUri: HelpLinks.For("SPK020"));

    internal static readonly DiagnosticDescriptor TooManyMetrics = new(
        id: "SPK021", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Too many metrics",
        messageFormat: "Class '{0}' declares {1} metrics; at most {2} are supported, put the others in a base or derived class",
        helpLinkUri: HelpLinks.For("SPK021"));

    internal static readonly DiagnosticDescriptor NameCollision = new(
        id: "SPK022", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Name collides with generated code",
        messageFormat: "'{0}' of '{1}' collides with the generated {2}; rename it",
        helpLinkUri: HelpLinks.For("SPK022"));

    internal static readonly DiagnosticDescriptor LanguageVersion = new(
        id: "SPK023", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Language version is too low",
        messageFormat: "'{0}' needs C# {1} or later, and the language version is {2}; {3}",
        helpLinkUri: HelpLinks.For("SPK023"));

    internal static readonly DiagnosticDescriptor UnsupportedValue = new(
        id: "SPK024", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Value is not supported",
        messageFormat: "Value of key '{0}' is {1}; supported are {2}",
        helpLinkUri: HelpLinks.For("SPK024"));

    internal static readonly DiagnosticDescriptor UnsupportedTarget = new(
        id: "SPK025", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Attribute is on an unsupported member",
        messageFormat: "[{0}] is on {1}; {2}",
        helpLinkUri: HelpLinks.For("SPK025"));

    internal static readonly DiagnosticDescriptor AmbiguousEnumText = new(
        id: "SPK026", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Enum members share one text",
        messageFormat: "Members '{0}' and '{1}' of enum '{2}' are both sent as '{3}'; each value needs a text of its own",
        helpLinkUri: HelpLinks.For("SPK026"));
}
