using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;
using SpanPack.Generators.Emitting;
using SpanPack.Generators.Parsing;

namespace SpanPack.Generators.Tests.Infrastructure;

/// <summary>A generator that fails for some classes: its pipelines are those of the real one, its parser and printer are not.</summary>
internal sealed class FailingGenerator : IIncrementalGenerator
{
    internal const string FailsInParser = "FailsInParser";
    internal const string FailsInPrinter = "FailsInPrinter";

    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        context.RegisterOutputs(
            AttributeNames.SpanTags,
            static (match, _, _)
                => match.TargetSymbol.Name == FailsInParser ? throw new InvalidOperationException("Two\nlines.") : match.TargetSymbol.Name,
            "Names",
            static name => name == FailsInPrinter
                ? throw new NotSupportedException("No.")
                : new PrintedFile(name + ".g.cs", SourceText.From("// " + name, System.Text.Encoding.UTF8)));
    }
}
