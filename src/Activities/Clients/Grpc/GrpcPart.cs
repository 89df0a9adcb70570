namespace SpanPack;

/// <summary>A part of the path of a method.</summary>
internal enum GrpcPart : byte
{
    Package,
    Service,
    Name,
}
