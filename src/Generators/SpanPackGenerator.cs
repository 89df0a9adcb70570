using Microsoft.CodeAnalysis;
using SpanPack.Generators.Emitting;
using SpanPack.Generators.Parsing;

namespace SpanPack.Generators;

/// <summary>Encodes MessagePack constants at compile time and implements tag classes.</summary>
[Generator(LanguageNames.CSharp)]
public sealed class SpanPackGenerator : IIncrementalGenerator
{
    /// <inheritdoc/>
    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        context.RegisterOutputs(AttributeNames.MessagePackConstants, ConstantsParser.Parse, TrackingNames.Constants,
            static (output, model) => output.AddSource(ConstantsEmitter.HintNameOf(model), ConstantsEmitter.Emit(model)));

        context.RegisterOutputs(AttributeNames.MessagePackString, StringParser.Parse, TrackingNames.Strings,
            static (output, model) => output.AddSource(BytesMemberEmitter.HintNameOf(model.Member), BytesMemberEmitter.Emit(model)));

        context.RegisterOutputs(AttributeNames.MessagePackPair, PairRunParser.Parse, TrackingNames.PairRuns,
            static (output, model) => output.AddSource(BytesMemberEmitter.HintNameOf(model.Member), BytesMemberEmitter.Emit(model)));

        context.RegisterOutputs(AttributeNames.SpanTags, TagClassParser.Parse, TrackingNames.TagClasses,
            static (output, model) => output.AddSource(TagClassEmitter.HintNameOf(model), TagClassEmitter.Emit(model)));

        context.RegisterDiagnostics(AttributeNames.Tag, OrphanParser.ParseTag);
        context.RegisterDiagnostics(AttributeNames.Metric, OrphanParser.ParseMetric);
        context.RegisterDiagnostics(AttributeNames.ConstantTag, OrphanParser.ParseConstantTag);
    }
}
