using System.Text;

namespace SpanPack.Benchmarks.StartUp;

/// <summary>
/// What a program without the generator does at its start: the names of the ten tag classes as MessagePack, encoded one by one.
/// </summary>
internal static class EncodedNames
{
    private const int FixedText = 0xa0; // MessagePack: a text of at most 31 bytes
    private const int MaxFixedText = 31;
    private const byte Text8 = 0xd9;

    private static readonly (string Prefix, string Names)[] s_classes =
    [
        ("shop.basket.", "id kind state source target method route host region zone items total weight"),
        ("shop.login.", "id kind state source target method route host region items total"),
        ("shop.mail.", "id kind state source target method route host region zone tenant version channel language currency "
            + "country city street postcode customer_id customer_tier session_id device browser platform campaign "
            + "coupon reference note reason result provider items total weight duration_ms attempts queue_length "
            + "score"),
        ("shop.order.", "id kind state source target method route host region zone tenant version channel language currency "
            + "country city street postcode customer_id customer_tier session_id device browser platform campaign "
            + "coupon reference note reason result provider account category brand colour size warehouse shelf "
            + "carrier items total weight duration_ms attempts queue_length score rank"),
        ("shop.parcel.", "id kind state source target method route host region zone tenant version channel language currency "
            + "country city street postcode customer_id customer_tier session_id device browser platform items "
            + "total weight duration_ms attempts queue_length"),
        ("shop.payment.", "id kind state source target method route host region zone tenant version channel language currency "
            + "country city street postcode customer_id customer_tier items total weight duration_ms attempts "
            + "queue_length"),
        ("shop.price.", "id kind state source target method route host region zone tenant version channel language currency "
            + "country city street items total weight duration_ms attempts"),
        ("shop.search.", "id kind state source target method route host region zone tenant version channel items total weight "
            + "duration_ms"),
        ("shop.stock.", "id kind state source target method route host region zone tenant version channel language currency "
            + "items total weight duration_ms"),
        ("shop.web.", "id kind state source target method route host items"),
    ];

    /// <returns>The names of all classes.</returns>
    internal static byte[][][] Encode()
        => Array.ConvertAll(s_classes, static one => Array.ConvertAll(one.Names.Split(' '), name => Encode(one.Prefix + name)));

    private static byte[] Encode(string name)
    {
        byte[] text = Encoding.UTF8.GetBytes(name);
        return text.Length <= MaxFixedText ? [(byte)(FixedText | text.Length), .. text] : [Text8, (byte)text.Length, .. text];
    }
}
