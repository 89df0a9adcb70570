namespace SpanPack;

/// <summary>Field numbers of v1.0. Source: agent protocol, section 2.5. No others: agents before 7.83 cannot skip a field they do not know.</summary>
internal static class V1Fields
{
    internal const byte PayloadContainerId = 2;
    internal const byte PayloadLanguageName = 3;
    internal const byte PayloadLanguageVersion = 4;
    internal const byte PayloadTracerVersion = 5;
    internal const byte PayloadRuntimeId = 6;
    internal const byte PayloadEnvironment = 7;
    internal const byte PayloadHostName = 8;
    internal const byte PayloadAppVersion = 9;
    internal const byte PayloadAttributes = 10;
    internal const byte PayloadChunks = 11;

    internal const byte ChunkPriority = 1;
    internal const byte ChunkOrigin = 2;
    internal const byte ChunkAttributes = 3;
    internal const byte ChunkSpans = 4;
    internal const byte ChunkDroppedTrace = 5;
    internal const byte ChunkTraceId = 6;
    internal const byte ChunkSamplingMechanism = 7;

    internal const byte Service = 1;
    internal const byte Name = 2;
    internal const byte Resource = 3;
    internal const byte SpanId = 4;
    internal const byte ParentId = 5;
    internal const byte Start = 6;
    internal const byte Duration = 7;
    internal const byte Error = 8;
    internal const byte Attributes = 9;
    internal const byte Type = 10;
    internal const byte Links = 11;
    internal const byte Events = 12;
    internal const byte Environment = 13;
    internal const byte Version = 14;
    internal const byte Component = 15;
    internal const byte Kind = 16;

    internal const byte LinkTraceId = 1;
    internal const byte LinkSpanId = 2;
    internal const byte LinkAttributes = 3;
    internal const byte LinkTraceState = 4;
    internal const byte LinkFlags = 5;

    internal const byte EventTime = 1;
    internal const byte EventName = 2;
    internal const byte EventAttributes = 3;

    internal const byte TypeString = 1;
    internal const byte TypeBool = 2;
    internal const byte TypeDouble = 3;
    internal const byte TypeInt = 4;
    internal const byte TypeBytes = 5;
    internal const byte TypeArray = 6;
    internal const byte TypeKeyValueList = 7;

    internal const uint KindInternal = 1;

    /// <summary>What "no sampling priority" is on the wire; 0 would be a decision to drop.</summary>
    internal const int NoPriority = -128;
}
