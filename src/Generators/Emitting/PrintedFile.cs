using Microsoft.CodeAnalysis.Text;

namespace SpanPack.Generators.Emitting;

/// <summary>A generated file: its name among the generated files of a project, and its text.</summary>
internal sealed record PrintedFile(string HintName, SourceText Text);
