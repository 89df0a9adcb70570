using System.Text;

namespace SpanPack.Tracing;

/// <summary>The tags of a user.</summary>
internal static class UserTags
{
    private const string BySdk = "sdk";

    internal static void Set(ISpan span, in UserDetails user)
    {
        if (span is TracerSpan { IsEnded: true } ended)
        {
            ended.IsOpen(); // counts it
            return;
        }

        Set(span, SpecialTags.UserId, user.Id);
        Set(span, SpecialTags.UserCollectionMode, BySdk);
        if (user.PropagateId) Propagate(span, user.Id);
        Set(span, SpecialTags.UserEmail, user.Email);
        Set(span, SpecialTags.UserName, user.Name);
        Set(span, SpecialTags.UserSessionId, user.SessionId);
        Set(span, SpecialTags.UserRole, user.Role);
        Set(span, SpecialTags.UserScope, user.Scope);
    }

    private static void Propagate(ISpan span, string id)
    {
        string value = Convert.ToBase64String(Encoding.UTF8.GetBytes(id));
        if (span is ITracedSpan own) own.Trace?.Sampling.SetTag(SpecialTags.PropagatedUserId, value);
        else span.SetTag(SpecialTags.PropagatedUserId, value);
    }

    private static void Set(ISpan span, string name, string? value)
    {
        if (value is null) return;
        if (span is ITracedSpan own) TagEffects.SetOfRoot(own, name, value);
        else span.SetTag(name, value);
    }
}
