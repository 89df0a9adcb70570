using Microsoft.CodeAnalysis;

namespace SpanPack.Generators.Diagnostics;

/// <summary>Diagnostics about types and the project.</summary>
internal static partial class Descriptors
{
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

    internal static readonly DiagnosticDescriptor NothingToEncode = new(
        id: "SPK019", category: Category, defaultSeverity: DiagnosticSeverity.Warning, isEnabledByDefault: true,
        title: "Nothing to generate",
        messageFormat: "Class '{0}' is marked [{1}] but declares no {2}; declare one, or remove the attribute",
        helpLinkUri: HelpLinks.For("SPK019"));

    internal static readonly DiagnosticDescriptor NotSpanTags = new(
        id: "SPK020", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Tag class does not derive from SpanTags",
        messageFormat: "Class '{0}' is marked [SpanTags] but derives from '{1}'; it must derive from 'SpanPack.SpanTags'{2}",
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
        messageFormat: "'{0}' needs C# {1} or later, and the language version is {2}; write <LangVersion>{1}</LangVersion> into a "
            + "<PropertyGroup> of the project file{3}",
        helpLinkUri: HelpLinks.For("SPK023"));

    internal static readonly DiagnosticDescriptor GeneratorFailed = new(
        id: "SPK027", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Generator failed",
        messageFormat: "Nothing is generated for '{0}' because the generator failed: {1}; report this as a fault of SpanPack",
        helpLinkUri: HelpLinks.For("SPK027"));
}
