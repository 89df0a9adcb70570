using Microsoft.CodeAnalysis;
using SpanPack.Generators.Diagnostics;

namespace SpanPack.Generators.Parsing;

/// <summary>Turns an exception of a parser into a diagnostic at its place, so that other classes are still generated.</summary>
internal static class Guard
{
    internal static void Run(GeneratorAttributeSyntaxContext match, DiagnosticList diagnostics, Action parse)
    {
        try
        {
            parse();
        }
#pragma warning disable CA1031 // whatever it is
        catch (Exception exception) when (exception is not OperationCanceledException)
        {
            diagnostics.Report(Descriptors.GeneratorFailed, match.TargetNode.NameLocation(), match.TargetSymbol.Name,
                DiagnosticList.Describe(exception));
        }
#pragma warning restore CA1031
    }
}
