using System.Diagnostics;

namespace SpanPack;

/// <content>Callbacks of the program.</content>
internal sealed partial class TraceChunkWriter
{
    private bool Takes(Activity activity)
    {
        if (options.Filter is not { } filter) return true;
        try
        {
            return filter(activity);
        }
        catch (Exception e)
        {
            log.CallbackFailed(nameof(options.Filter), e);
            return true;
        }
    }

    private void Enrich(Activity activity, Span span)
    {
        try
        {
            options.Enrich?.Invoke(activity, span);
        }
        catch (Exception e)
        {
            log.CallbackFailed(nameof(options.Enrich), e);
        }
    }
}
