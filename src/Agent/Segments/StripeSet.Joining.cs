namespace SpanPack;

/// <content>Payloads that are sent as one body.</content>
internal sealed partial class StripeSet
{
    private void AddJoined(List<DetachedPayload> payloads)
    {
        int limit = factory.Settings.MaxBytes;
        while (payloads.Count > 0)
        {
            int count = 1;
            for (long bytes = payloads[0].ByteCount; count < payloads.Count && bytes + payloads[count].ByteCount <= limit; count++)
                bytes += payloads[count].ByteCount;
            queue.Add(new Segment(payloads.GetRange(0, count)));
            payloads.RemoveRange(0, count);
        }
    }
}
