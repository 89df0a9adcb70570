using Microsoft.CodeAnalysis.Text;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Emitting;

/// <summary>Prints bodies for members with mistakes. The mistakes are compile errors, so these bodies never run.</summary>
internal static class StandInEmitter
{
    /// <param name="model">The member. Methods of one name may differ in their parameters.</param>
    /// <param name="feature">The reason for the stand-in; it distinguishes the files of one member.</param>
    internal static string HintNameOf(StandInModel model, string feature)
        => HintName.For(model.Type, "StandIn" + feature, model.Name, model.Source);

    internal static SourceText Emit(StandInModel model) => GeneratedFile.Write(model.Type, writer => Emit(writer, model));

    internal static void Emit(IndentedWriter writer, StandInModel model)
    {
        if (model.IsOblivious) writer.WriteLine("#nullable disable annotations");
        // Not marked as generated: the mark would be on the whole property, and analyzers would pass over it.
        writer.WriteLine(model.Source);
        if (model.IsOblivious) writer.WriteLine("#nullable enable annotations");
        writer.WriteLine();
    }
}
