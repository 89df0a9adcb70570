using Microsoft.CodeAnalysis;
using SpanPack.Generators.Diagnostics;

namespace SpanPack.Generators.Parsing;

/// <summary>What an exception of a parser becomes: a diagnostic where it happened. It must cost no other class.</summary>
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
            diagnostics.Report(Descriptors.GeneratorFailed, match.TargetNode.NameLocation(), match.TargetSymbol.Name, DiagnosticList.Describe(exception));
        }
#pragma warning restore CA1031
    }
}
