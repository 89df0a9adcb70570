using Microsoft.CodeAnalysis.Text;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Emitting;

/// <summary>Prints the nested class of encoded constants.</summary>
internal static class ConstantsEmitter
{
    /// <summary>The nested class.</summary>
    internal const string ClassName = "Encoded";

    internal static string HintNameOf(ConstantsModel model) => HintName.For(model.Type, ClassName);

    internal static SourceText Emit(ConstantsModel model) => GeneratedFile.Write(model.Type, writer =>
    {
        writer.WriteLine($"""
            /// <summary>The constants of <c>{DisplayText.ForXml(model.Type.Types[model.Type.Types.Count - 1].Name)}</c> as MessagePack strings with their headers.</summary>
            {GeneratedFile.GeneratedCode}
            public static partial class {ClassName}
            """);
        writer.OpenBlock();
        for (int i = 0; i < model.Constants.Count; i++)
        {
            if (i > 0) writer.WriteLine();
            EmitConstant(writer, model.Constants[i]);
        }
        writer.CloseBlock();
    });

    private static void EmitConstant(IndentedWriter writer, ConstantModel constant)
    {
        string accessibility = constant.IsPublic ? "public" : "internal";
        writer.WriteLine($"/// <summary><c>{DisplayText.ForXml(constant.Text)}</c> as a MessagePack string with its header.</summary>");
        ByteData.Write(
            writer,
            $"{accessibility} static global::System.ReadOnlySpan<byte> {Identifier.Escape(constant.Name)}",
            MessagePackBytes.OfString(constant.Text));
    }
}
