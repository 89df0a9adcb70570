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

    internal static readonly DiagnosticDescriptor RepeatedTagName = new(
        id: "SPK030", category: Category, defaultSeverity: DiagnosticSeverity.Info, isEnabledByDefault: true,
        title: "Tag is set by name in several places",
        messageFormat: "Tag '{0}' is set by its name {1} times in this file; a [Tag] property of a tag class has the name once, encoded "
            + "when you compile",
        helpLinkUri: HelpLinks.For("SPK030"));

    internal static readonly DiagnosticDescriptor DatadogTraceUsed = new(
        id: "SPK031", category: Category, defaultSeverity: DiagnosticSeverity.Warning, isEnabledByDefault: true,
        title: "Datadog.Trace is used beside SpanPack.Tracing",
        messageFormat: "'{0}' is Datadog's own tracer, whose spans are not in the traces of SpanPack; use '{1}', which has the same names",
        helpLinkUri: HelpLinks.For("SPK031"));

    internal static readonly DiagnosticDescriptor NoCounterpart = new(
        id: "SPK032", category: Category, defaultSeverity: DiagnosticSeverity.Warning, isEnabledByDefault: true,
        title: "API of Datadog.Trace has no counterpart",
        messageFormat: "'{0}' has no counterpart in SpanPack.Tracing: {1}",
        helpLinkUri: HelpLinks.For("SPK032"));
}
