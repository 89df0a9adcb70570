using Microsoft.CodeAnalysis;

namespace SpanPack.Generators.Diagnostics;

/// <summary>Diagnostics about members and their declarations.</summary>
internal static partial class Descriptors
{
    internal static readonly DiagnosticDescriptor MemberNotPartial = new(
        id: "SPK008", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Member is not partial",
        messageFormat: "{0} '{1}' is not partial; add 'partial' and leave its body to the generator",
        helpLinkUri: HelpLinks.For("SPK008"));

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
        title: "Member is implemented or declared twice",
        messageFormat: "{0} '{1}' {2}",
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

    internal static readonly DiagnosticDescriptor UnsupportedTarget = new(
        id: "SPK025", category: Category, defaultSeverity: DiagnosticSeverity.Error, isEnabledByDefault: true,
        title: "Attribute is on an unsupported member",
        messageFormat: "[{0}] is on {1}; {2}",
        helpLinkUri: HelpLinks.For("SPK025"));
}
