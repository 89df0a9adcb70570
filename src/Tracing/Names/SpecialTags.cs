namespace SpanPack.Tracing;

/// <summary>Names of tags that have an effect beside those of <see cref="Tags"/>, and tags of users.</summary>
internal static class SpecialTags
{
    internal const string Origin = "_dd.origin";
    internal const string Measured = "_dd.measured";
    internal const string AnalyticsRate = "_dd1.sr.eausr";
    internal const string TraceId = "trace.id";

    internal const string UserId = "usr.id";
    internal const string UserEmail = "usr.email";
    internal const string UserName = "usr.name";
    internal const string UserSessionId = "usr.session_id";
    internal const string UserRole = "usr.role";
    internal const string UserScope = "usr.scope";
    internal const string UserCollectionMode = "_dd.appsec.user.collection_mode";
    internal const string PropagatedUserId = "_dd.p.usr.id";
}
