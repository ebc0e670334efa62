/** Who a call comes from, as far as it is known without an account. */
export interface Visitor {
  /** From the signed cookie; what is uploaded and ordered belongs to it. */
  readonly id: string
  /** Keyed hash of the address, so that a new cookie does not make a new person. */
  readonly addressHash: string
}
