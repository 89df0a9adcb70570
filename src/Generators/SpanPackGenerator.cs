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
            static model => new PrintedFile(ConstantsEmitter.HintNameOf(model), ConstantsEmitter.Emit(model)));

        context.RegisterOutputs(AttributeNames.MessagePackString, StringParser.Parse, TrackingNames.Strings,
            static model => new PrintedFile(BytesMemberEmitter.HintNameOf(model), BytesMemberEmitter.Emit(model)));

        context.RegisterOutputs(AttributeNames.MessagePackPair, PairRunParser.Parse, TrackingNames.PairRuns,
            static model => new PrintedFile(BytesMemberEmitter.HintNameOf(model), BytesMemberEmitter.Emit(model)));

        context.RegisterOutputs(AttributeNames.SpanTags, TagClassParser.Parse, TrackingNames.TagClasses,
            static model => new PrintedFile(TagClassEmitter.HintNameOf(model), TagClassEmitter.Emit(model)));

        RegisterOrphans(context, AttributeNames.Tag, TrackingNames.OrphanTags);
        RegisterOrphans(context, AttributeNames.Metric, TrackingNames.OrphanMetrics);
        RegisterOrphans(context, AttributeNames.ConstantTag, TrackingNames.OrphanConstants);
    }

    private static void RegisterOrphans(IncrementalGeneratorInitializationContext context, string attribute, string trackingName)
        => context.RegisterOutputs(
            attribute, OrphanParser.Parse, trackingName,
                model => new PrintedFile(StandInEmitter.HintNameOf(model, trackingName), StandInEmitter.Emit(model)),
                OrphanParser.IsCandidate);
}
