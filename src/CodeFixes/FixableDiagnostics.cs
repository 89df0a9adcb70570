namespace SpanPack.CodeFixes;

/// <summary>Ids of the diagnostics that can be fixed. The analyzers are in another assembly, which code fixes do not load.</summary>
internal static class FixableDiagnostics
{
    internal const string MemberNotPartial = "SPK008";
    internal const string TypeNotPartial = "SPK009";
    internal const string UnsupportedPropertyType = "SPK011";
    internal const string MemberNotStatic = "SPK014";
    internal const string ClassAttributeMissing = "SPK018";
    internal const string UnusedResult = "SPK029";
    internal const string RepeatedTagName = "SPK030";
    internal const string DatadogTraceUsed = "SPK031";
}
