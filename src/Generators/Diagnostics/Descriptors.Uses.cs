using Microsoft.CodeAnalysis;

namespace SpanPack.Generators.Diagnostics;

/// <summary>Diagnostics about code that uses the library. Analyzers report them.</summary>
internal static partial class Descriptors
{
    internal static readonly DiagnosticDescriptor UnusedResult = new(
        id: "SPK029", category: Category, defaultSeverity: DiagnosticSeverity.Warning, isEnabledByDefault: true,
        title: "Result is not used",
        messageFormat: "The result of '{0}' is not used{1}; use it, or write '_ =' before the call",
        helpLinkUri: HelpLinks.For("SPK029"));
}
